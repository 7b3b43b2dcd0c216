import { expect, test } from 'vitest';
import { addBusinessDays, addDays, getNthWeekday, getWeekday, isBusinessDay, isCarrierHoliday } from './calendar.ts';

test.each([
  ['2026-02-27', 2, '2026-03-01'],
  ['2028-02-27', 2, '2028-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %d days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test('the days of the week and of the month', () => {
  expect(getWeekday('2026-11-25')).toBe(3);
  expect(getNthWeekday(2026, 11, 4, 4)).toBe('2026-11-26');
  expect(getNthWeekday(2026, 5, 1, -1)).toBe('2026-05-25');
  expect(getNthWeekday(2027, 5, 0, 2)).toBe('2027-05-09');
});

test.each(['2026-01-01', '2026-05-25', '2026-07-04', '2026-09-07', '2026-11-26', '2026-12-25'])(
  'no parcel travels on %s',
  (day) => {
    expect(isCarrierHoliday(day)).toBe(true);
    expect(isBusinessDay(day, true)).toBe(false);
  },
);

test.each([
  ['2026-11-20', 0, false, '2026-11-20'],
  ['2026-11-21', 0, false, '2026-11-23'],
  ['2026-11-21', 0, true, '2026-11-21'],
  ['2026-11-20', 1, false, '2026-11-23'],
  ['2026-11-20', 1, true, '2026-11-21'],
  ['2026-11-25', 1, false, '2026-11-27'],
])('%s and %d business days, Saturdays served %s, is %s', (day, count, isSaturdayServed, expected) => {
  expect(addBusinessDays(day, count, isSaturdayServed)).toBe(expected);
});
