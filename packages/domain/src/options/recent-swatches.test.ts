import { expect, test } from 'vitest';
import {
  isRecentShown,
  parseRecentSwatches,
  type RecentSwatch,
  addRecentSwatch,
  shownRecent,
} from './recent-swatches.ts';
import { isMaterial } from './option.ts';

const record = (ChoiceCode: number, OptionCode = 12): RecentSwatch => ({ OptionCode, ChoiceCode });
const many = Array.from({ length: 24 }, (_, index) => record(index));

test.each([
  ['fabric', true],
  ['leather', true],
  ['leg', false],
  ['size', false],
  ['color', false],
] as const)('RECENT-01: a choice of %s is recorded: %s', (optionType, isRecorded) => {
  expect(isMaterial({ optionType })).toBe(isRecorded);
});

test('RECENT-02, RECENT-08: at most 24 swatches are stored, newest first', () => {
  const stored = addRecentSwatch(many, record(100));
  expect(stored).toHaveLength(24);
  expect(stored[0]).toEqual(record(100));
  expect(stored.at(-1)).toEqual(record(22));
});

test('RECENT-03, RECENT-08: a repeat of the choice code moves to the front, whatever its option', () => {
  expect(addRecentSwatch([record(1), record(2), record(3)], record(3, 14))).toEqual([
    record(3, 14),
    record(1),
    record(2),
  ]);
});

test.each([
  ['its own text', JSON.stringify(many), many],
  ['more than were kept', JSON.stringify([...many, record(30)]), many],
  ['a repeat', '[{"OptionCode":12,"ChoiceCode":1},{"OptionCode":14,"ChoiceCode":1}]', [record(1)]],
  ['nothing', null, []],
  ['no JSON', '{{', []],
  ['no list', '{"OptionCode":1}', []],
  [
    'garbage',
    '[null,1,"x",[],{},{"OptionCode":"12","ChoiceCode":1},{"OptionCode":12,"ChoiceCode":-1},{"OptionCode":12,"ChoiceCode":1.5}]',
    [],
  ],
])('CHOICE-10: %s is read as what it holds', (_title, text, records) => {
  expect(parseRecentSwatches(text)).toEqual(records);
});

test.each([
  ['RECENT-05: none recent', 0, 8, false, false],
  ['RECENT-05: one recent', 1, 8, false, true],
  ['RECENT-06: a line item', 1, 8, true, false],
  ['RECENT-07: seven choices', 1, 7, false, false],
])('%s', (_title, recent, choices, isLineItem, isShown) => {
  expect(isRecentShown({ recent, choices, isLineItem })).toBe(isShown);
});

test('RECENT-04: of those an option offers six at most are shown, newest first', () => {
  const choices = Array.from({ length: 10 }, (_, index) => ({ code: index }));
  const shown = shownRecent([record(9), record(77), ...many], choices, (code) => code !== 1);
  expect(shown.map(({ code }) => code)).toEqual([9, 0, 2, 3, 4, 5]);
});
