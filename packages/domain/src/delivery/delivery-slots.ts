import { addDays, getWeekday, isCarrierHoliday, type CalendarDay } from './calendar.ts';

/** A time of day at which a truck delivers into homes. SHIP-09 */
export interface DeliveryWindow {
  code: string;
  /** 0 for Sunday to 6 for Saturday. */
  weekdays: readonly number[];
}

/** A window on a day; `slot` identifies it, such as '2026-12-08.morning'. SHIP-09 */
export interface DeliverySlot {
  slot: string;
  day: CalendarDay;
  windowCode: string;
}

const SLOT = /^(\d{4}-\d{2}-\d{2})\.([a-z-]+)$/;

/** Reads the id of a slot; `null` for any other text. */
export function parseDeliverySlot(slot: string): DeliverySlot | null {
  const [, day, windowCode] = SLOT.exec(slot) ?? [];
  return day && windowCode ? { slot, day, windowCode } : null;
}

/** The slots of the first `days` days from `ready` on, on the weekdays of a region's truck, in order. SHIP-09 */
export function getDeliverySlots(
  ready: CalendarDay,
  {
    truckWeekdays,
    windows,
    days,
  }: { truckWeekdays: readonly number[]; windows: readonly DeliveryWindow[]; days: number },
): DeliverySlot[] {
  return Array.from({ length: days }, (_, index) => addDays(ready, index))
    .filter((day) => truckWeekdays.includes(getWeekday(day)) && !isCarrierHoliday(day))
    .flatMap((day) =>
      windows
        .filter(({ weekdays }) => weekdays.includes(getWeekday(day)))
        .map(({ code }) => ({ slot: `${day}.${code}`, day, windowCode: code })),
    );
}
