/** Days of the week from Monday on. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Weekday = (typeof weekdays)[number];

/** Opening and closing time in the store's time zone, 'HH:MM'. */
export interface OpenTime {
  opens: string;
  closes: string;
}

/** `null` on days when the store is closed. */
export type OpeningHours = Readonly<Record<Weekday, OpenTime | null>>;

/** Consecutive days with the same hours. */
export interface OpenDays {
  from: Weekday;
  to: Weekday;
  time: OpenTime | null;
}

const isSame = (one: OpenTime | null, other: OpenTime | null) =>
  one?.opens === other?.opens && one?.closes === other?.closes;

/** Groups consecutive days with equal hours, starting on Monday. */
export function openDays(hours: OpeningHours): OpenDays[] {
  return weekdays.reduce<OpenDays[]>((runs, day) => {
    const time = hours[day];
    const last = runs.at(-1);
    if (!last || !isSame(last.time, time)) return [...runs, { from: day, to: day, time }];
    return [...runs.slice(0, -1), { ...last, to: day }];
  }, []);
}

/** Formats 'HH:MM' for display, such as '10 am' or '6:30 pm', and '10 h' or '18 h 30' in French. */
export function clockTime(time: string, locale = 'en'): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  if (locale.startsWith('fr')) return minutes === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${minutes}`;
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hours % 12 || 12}${past} ${hours % 24 < 12 ? 'am' : 'pm'}`;
}

/** A Monday, for the names of the days. */
const monday = Date.UTC(2024, 0, 1);

/**
 * Formats opening hours as lines, such as 'Mon – Fri 10 am – 8 pm'. Days are named in the language of `locale`;
 * `closed` is the word for a day without hours.
 */
export function getHoursLines(hours: OpeningHours, locale: string, closed: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const nameOf = (day: Weekday) => format.format(monday + weekdays.indexOf(day) * 86_400_000);
  return openDays(hours).map(({ from, to, time }) => {
    const days = from === to ? nameOf(from) : `${nameOf(from)} – ${nameOf(to)}`;
    return `${days} ${time ? `${clockTime(time.opens, locale)} – ${clockTime(time.closes, locale)}` : closed}`;
  });
}
