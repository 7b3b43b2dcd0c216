import { expect, test } from 'vitest';
import { clockTime, getHoursLines, openDays, type OpeningHours } from './opening-hours.ts';

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

test.each([
  ['en-US', ['Mon Closed', 'Tue – Fri 10 am – 9 pm', 'Sat – Sun 11 am – 6 pm']],
  ['fr-CA', ['lun. Closed', 'mar. – ven. 10\u00a0h – 21\u00a0h', 'sam. – dim. 11\u00a0h – 18\u00a0h']],
  ['es-US', ['lun Closed', 'mar – vie 10 am – 9 pm', 'sáb – dom 11 am – 6 pm']],
])('SHIP-01: the hours of a pickup store are lines in %s', (locale, lines) => {
  expect(getHoursLines(week(short, short, null), locale, 'Closed')).toEqual(lines);
});
