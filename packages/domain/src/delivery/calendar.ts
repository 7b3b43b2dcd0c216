const DAY_MS = 86_400_000;

/** A day of the calendar, such as '2026-12-18', without a time zone. */
export type CalendarDay = string;

const read = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);
const write = (date: Date): CalendarDay => date.toISOString().slice(0, 10);

/** Returns the day that is `days` later, or earlier for a negative number. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  return write(new Date(read(day).getTime() + days * DAY_MS));
}

/** 0 for Sunday to 6 for Saturday. */
export function getWeekday(day: CalendarDay): number {
  return read(day).getUTCDay();
}

/** The `count`-th weekday of a month, or with -1 the last. `month` is 1 to 12. */
export function getNthWeekday(year: number, month: number, weekday: number, count: number): CalendarDay {
  if (count === -1) {
    const last = write(new Date(Date.UTC(year, month, 0)));
    return addDays(last, -((getWeekday(last) - weekday + 7) % 7));
  }
  const first = write(new Date(Date.UTC(year, month - 1, 1)));
  return addDays(first, ((weekday - getWeekday(first) + 7) % 7) + (count - 1) * 7);
}

/** Holidays of carriers by year: each estimate compares many days with them. */
const knownHolidays = new Map<number, readonly CalendarDay[]>();

function getCarrierHolidays(year: number): readonly CalendarDay[] {
  const found = knownHolidays.get(year) ?? [
    `${year}-01-01`,
    getNthWeekday(year, 5, 1, -1),
    `${year}-07-04`,
    getNthWeekday(year, 9, 1, 1),
    getNthWeekday(year, 11, 4, 4),
    `${year}-12-25`,
  ];
  knownHolidays.set(year, found);
  return found;
}

/** Whether parcels do not travel on a day: New Year, Memorial Day, July 4, Labor Day, Thanksgiving and Christmas. */
export function isCarrierHoliday(day: CalendarDay): boolean {
  return getCarrierHolidays(Number(day.slice(0, 4))).includes(day);
}

/** Whether parcels travel on a day: Monday to Friday, with `isSaturdayServed` to Saturday, except on holidays. */
export function isBusinessDay(day: CalendarDay, isSaturdayServed = false): boolean {
  const weekday = getWeekday(day);
  return weekday !== 0 && (weekday !== 6 || isSaturdayServed) && !isCarrierHoliday(day);
}

/** The business day that is `count` business days later; with 0 the day itself, or the next business day. */
export function addBusinessDays(day: CalendarDay, count: number, isSaturdayServed = false): CalendarDay {
  let current = day;
  while (!isBusinessDay(current, isSaturdayServed)) current = addDays(current, 1);
  for (let left = count; left > 0; left--) {
    do current = addDays(current, 1);
    while (!isBusinessDay(current, isSaturdayServed));
  }
  return current;
}
