import { addBusinessDays, addDays, getNthWeekday, type CalendarDay } from './calendar.ts';

/** A holiday that a gift can be held for. SHIP-04 */
export interface GiftHoliday {
  name: string;
  day: CalendarDay;
  /** The day it leaves at the standard level. */
  shippingDate: CalendarDay;
  /** First and last day of its arrival. */
  from: CalendarDay;
  to: CalendarDay;
}

let hebrew: Intl.DateTimeFormat | undefined;

/** The first day of Hanukkah, 25 Kislev, in a year of the civil calendar. */
function getHanukkah(year: number): CalendarDay {
  hebrew ??= new Intl.DateTimeFormat('en-u-ca-hebrew', { timeZone: 'UTC', month: 'long', day: 'numeric' });
  for (let day = `${year}-11-25`; day <= `${year}-12-31`; day = addDays(day, 1)) {
    const parts = hebrew.formatToParts(new Date(`${day}T00:00:00Z`));
    const read = (type: string) => parts.find((part) => part.type === type)?.value;
    if (read('month') === 'Kislev' && read('day') === '25') return day;
  }
  return `${year}-12-10`;
}

type Holidays = readonly { name: string; day: CalendarDay }[];

/** Holidays by year: every checkout needs them. */
const known = new Map<number, Holidays>();

function holidaysOfYear(year: number): Holidays {
  const found = known.get(year) ?? [
    { name: 'Valentine’s Day', day: `${year}-02-14` },
    { name: 'Mother’s Day', day: getNthWeekday(year, 5, 0, 2) },
    { name: 'Father’s Day', day: getNthWeekday(year, 6, 0, 3) },
    { name: 'Hanukkah', day: getHanukkah(year) },
    { name: 'Christmas', day: `${year}-12-25` },
  ];
  known.set(year, found);
  return found;
}

/** Arrives two to four days before the holiday. */
const DAYS_BEFORE = { first: 5, last: 2 } as const;
const TRANSIT_DAYS = 4;
const MAX_DAYS_AHEAD = 270;

/** Latest business day up to a day. */
function businessDayUpTo(day: CalendarDay): CalendarDay {
  let current = day;
  while (addBusinessDays(current, 0) !== current) current = addDays(current, -1);
  return current;
}

/**
 * The holidays of the next nine months that a parcel can be held for: those that it would otherwise arrive too early for.
 * `ready` is the day of its arrival without a hold. SHIP-04
 */
export function getGiftHolidays(today: CalendarDay, ready: CalendarDay): GiftHoliday[] {
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap(holidaysOfYear)
    .filter(({ day }) => day <= addDays(today, MAX_DAYS_AHEAD))
    .map(({ name, day }) => {
      const from = addBusinessDays(addDays(day, -DAYS_BEFORE.first), 0);
      const last = businessDayUpTo(addDays(day, -DAYS_BEFORE.last));
      const shippingDate = businessDayUpTo(addDays(from, -TRANSIT_DAYS));
      return { name, day, shippingDate, from, to: last < from ? from : last };
    })
    .filter(({ shippingDate, from }) => shippingDate > today && from > ready)
    .toSorted((one, other) => one.shippingDate.localeCompare(other.shippingDate));
}
