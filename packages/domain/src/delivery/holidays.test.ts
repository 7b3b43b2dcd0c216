import { expect, test } from 'vitest';
import { isBusinessDay } from './calendar.ts';
import { getGiftHolidays } from './holidays.ts';

const namesOn = (today: string, ready = today) => getGiftHolidays(today, ready).map(({ name }) => name);

test('SHIP-04: the holidays of the coming months, next first', () => {
  expect(namesOn('2026-03-02')).toEqual(['Mother’s Day', 'Father’s Day']);
  expect(namesOn('2026-11-02')).toEqual(['Hanukkah', 'Christmas', 'Valentine’s Day', 'Mother’s Day', 'Father’s Day']);
});

test.each([
  ['2026-10-01', '2026-12-05'],
  ['2027-10-01', '2027-12-25'],
  ['2028-10-01', '2028-12-13'],
])('seen on %s, Hanukkah begins on %s', (today, day) => {
  expect(getGiftHolidays(today, today).find(({ name }) => name === 'Hanukkah')?.day).toBe(day);
});

test('SHIP-04: a parcel leaves and arrives on business days, before the holiday', () => {
  for (const today of ['2026-01-05', '2026-06-30', '2026-11-25', '2027-03-01', '2028-10-10']) {
    for (const { day, shippingDate, from, to } of getGiftHolidays(today, today)) {
      expect([shippingDate, from, to].filter((each) => !isBusinessDay(each))).toEqual([]);
      expect(today < shippingDate && shippingDate < from && from <= to && to < day).toBe(true);
    }
  }
});

test('a holiday that the parcel reaches just in time is not one to hold it for', () => {
  expect(namesOn('2026-12-01', '2026-12-22')).not.toContain('Christmas');
  expect(namesOn('2026-12-17')).not.toContain('Christmas');
});
