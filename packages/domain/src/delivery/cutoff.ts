let centralTime: Intl.DateTimeFormat | undefined;

const NOON_SECONDS = 12 * 60 * 60;

/** Whether an order placed at this moment, by noon Central Time, still qualifies for 2-day and next-day. DELIV-10, DELIV-11 */
export function isByNoonCentral(placedAt: Date): boolean {
  centralTime ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Chicago',
    hourCycle: 'h23',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = centralTime.formatToParts(placedAt);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const seconds = read('hour') * 3600 + read('minute') * 60 + read('second');
  return seconds < NOON_SECONDS || (seconds === NOON_SECONDS && placedAt.getMilliseconds() === 0);
}

/** Whether a street line names a post office box. DELIV-12 */
export function isPoBox(street: string): boolean {
  return /^\s*(?:p\.?\s*o\.?|post\s+office)\s*box\b/i.test(street);
}

/** Days in transit on 2-day; PO boxes take 2-3 days, Monday to Saturday. DELIV-12 */
export function twoDayTransit(street: string): { from: number; to: number; isSaturdayServed: boolean } {
  return isPoBox(street) ? { from: 2, to: 3, isSaturdayServed: true } : { from: 2, to: 2, isSaturdayServed: false };
}
