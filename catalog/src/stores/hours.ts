import type { OpeningHours } from '@settee/domain';

const open = (opens: string, closes: string) => ({ opens, closes });

function hours(week: readonly [string, string], saturday: readonly [string, string], sunday: OpeningHours['sun']) {
  const [opens, closes] = week;
  const day = open(opens, closes);
  return { mon: day, tue: day, wed: day, thu: day, fri: day, sat: open(...saturday), sun: sunday };
}

/** In a shopping street. */
export const streetHours: OpeningHours = hours(['10:00', '19:00'], ['10:00', '18:00'], open('11:00', '18:00'));
/** In a shopping centre. */
export const mallHours: OpeningHours = hours(['10:00', '21:00'], ['10:00', '21:00'], open('11:00', '19:00'));
/** Opening hours with closed Sundays. */
export const quietHours: OpeningHours = hours(['10:00', '18:00'], ['10:00', '17:00'], null);
/** Out of town, shut on Mondays. */
export const outletHours: OpeningHours = {
  ...hours(['11:00', '19:00'], ['10:00', '19:00'], open('11:00', '17:00')),
  mon: null,
};
