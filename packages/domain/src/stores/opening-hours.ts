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
