import type { Arrival, CalendarDay, SiteCulture } from '@settee/domain';

const locales = { USA: 'en-US', CANADA: 'en-CA' } as const;
const formats = new Map<string, Intl.DateTimeFormat>();

function format(siteCulture: SiteCulture, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${siteCulture} ${options.weekday ?? ''}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locales[siteCulture], { ...options, timeZone: 'UTC' });
  formats.set(key, known);
  return known;
}

const toDate = (day: CalendarDay) => new Date(`${day}T00:00:00Z`);

/** A day such as 'Tue, Dec 8'. */
export function dayText(day: CalendarDay, siteCulture: SiteCulture): string {
  return format(siteCulture, { weekday: 'short', month: 'short', day: 'numeric' }).format(toDate(day));
}

/** Days such as 'Dec 8 – Dec 10', or one day such as 'Tue, Dec 8'. */
export function rangeText({ from, to }: Arrival, siteCulture: SiteCulture): string {
  if (from === to) return dayText(from, siteCulture);
  return [from, to]
    .map((day) => format(siteCulture, { month: 'short', day: 'numeric' }).format(toDate(day)))
    .join(' – ');
}
