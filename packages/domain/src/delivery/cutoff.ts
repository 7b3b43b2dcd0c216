import { addBusinessDays, addDays, isBusinessDay, type CalendarDay } from './calendar.ts';
import { isPoBox } from './po-box.ts';

/** The time zone of the help line, in which an order's days are shown: the same in the server, the browser and emails. */
export const centralTimeZone = 'America/Chicago';

let centralTime: Intl.DateTimeFormat | undefined;

const NOON_SECONDS = 12 * 60 * 60;

/** Day and seconds since midnight in Central Time. */
function readCentralTime(moment: Date): { day: CalendarDay; seconds: number } {
  centralTime ??= new Intl.DateTimeFormat('en-US', {
    timeZone: centralTimeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = centralTime.formatToParts(moment);
  const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const seconds = Number(read('hour')) * 3600 + Number(read('minute')) * 60 + Number(read('second'));
  return { day: `${read('year')}-${read('month')}-${read('day')}`, seconds };
}

/** The day of a moment in Central Time. */
export function getCentralDay(moment: Date): CalendarDay {
  return readCentralTime(moment).day;
}

/** The day of a moment in Central Time as text, such as 'November 25, 2026'. */
export function formatCentralDay(moment: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: centralTimeZone }).format(new Date(moment));
}

/** Whether an order placed at this moment, by noon Central Time, still qualifies for 2-day and next-day. DELIV-10, DELIV-11 */
export function isByNoonCentral(placedAt: Date): boolean {
  const { seconds } = readCentralTime(placedAt);
  return seconds < NOON_SECONDS || (seconds === NOON_SECONDS && placedAt.getMilliseconds() === 0);
}

/** The business day on which a 2-day or next-day parcel leaves: the same day when ordered by noon. DELIV-10, DELIV-11 */
export function getShipDay(placedAt: Date): CalendarDay {
  const today = getCentralDay(placedAt);
  const isToday = isBusinessDay(today) && isByNoonCentral(placedAt);
  return isToday ? today : addBusinessDays(addDays(today, 1), 0);
}

/** Days in transit on 2-day; PO boxes take 2-3 days, Monday to Saturday. DELIV-12 */
export function twoDayTransit(street: string): { from: number; to: number; isSaturdayServed: boolean } {
  return isPoBox(street) ? { from: 2, to: 3, isSaturdayServed: true } : { from: 2, to: 2, isSaturdayServed: false };
}

/** First and last possible day of arrival; the same day when it is certain. */
export interface Arrival {
  from: CalendarDay;
  to: CalendarDay;
}

/** Arrival of a 2-day parcel that is in stock. DELIV-10, DELIV-12 */
export function getTwoDayArrival(placedAt: Date, street: string): Arrival {
  const { from, to, isSaturdayServed } = twoDayTransit(street);
  const shipped = getShipDay(placedAt);
  return { from: addBusinessDays(shipped, from, isSaturdayServed), to: addBusinessDays(shipped, to, isSaturdayServed) };
}

/** Arrival of a next-day parcel that is in stock. DELIV-11 */
export function getNextDayArrival(placedAt: Date): Arrival {
  const day = addBusinessDays(getShipDay(placedAt), 1);
  return { from: day, to: day };
}
