import { expect, test } from 'vitest';
import { clockTime, openDays, type OpeningHours } from './opening-hours.ts';

const long = { opens: '10:00', closes: '21:00' };
const short = { opens: '11:00', closes: '18:00' };
const week = (sat: OpeningHours['sat'], sun: OpeningHours['sun'], mon: OpeningHours['mon'] = long): OpeningHours => ({
  mon,
  tue: { ...long },
  wed: long,
  thu: long,
  fri: long,
  sat,
  sun,
});

test.each<[string, OpeningHours, [string, string, object | null][]]>([
  ['all days alike', week(long, long), [['mon', 'sun', long]]],
  [
    'a short Sunday',
    week(long, short),
    [
      ['mon', 'sat', long],
      ['sun', 'sun', short],
    ],
  ],
  [
    'a short weekend',
    week(short, short),
    [
      ['mon', 'fri', long],
      ['sat', 'sun', short],
    ],
  ],
  [
    'shut on Mondays and Sundays',
    week(long, null, null),
    [
      ['mon', 'mon', null],
      ['tue', 'sat', long],
      ['sun', 'sun', null],
    ],
  ],
])('days with the same hours are grouped: %s', (_, hours, runs) => {
  expect(openDays(hours).map(({ from, to, time }) => [from, to, time])).toEqual(runs);
});

test.each([
  ['00:00', '12 am'],
  ['09:05', '9:05 am'],
  ['10:00', '10 am'],
  ['12:00', '12 pm'],
  ['18:30', '6:30 pm'],
  ['24:00', '12 am'],
])('%s reads %s', (time, text) => {
  expect(clockTime(time)).toBe(text);
});
