import { expect, test } from 'vitest';
import { briefPage } from './brief-options.ts';
import type { Choice } from './choice.ts';
import type { Option } from './option.ts';
import type { ConfiguredImage } from '../browse/configured-image.ts';

const choice = (code: number, addPrice: number, matchingSkus: readonly number[], isDisabled = false) =>
  ({
    code,
    matchingSkus,
    isDisabled,
    additionalDetails: { addPrice, content: `Content ${code}` },
  }) as unknown as Choice;

function option(sizes: readonly number[], priceOf: (code: number) => number, choiceCode: number | null = null): Option {
  let code = 0;
  const choiceGroups = sizes.map((size) => ({
    header: {},
    choices: Array.from({ length: size }, () => choice((code += 1), priceOf(code), code % 2 ? [1] : [2])),
  }));
  return { optionCode: 12, choiceCode, choiceGroups } as unknown as Option;
}

const picture = (code: number) => ({ url: `${code}` }) as unknown as ConfiguredImage;

const pageOf = (options: readonly Option[], codes: readonly number[] = []) => ({
  options,
  configuredPictures: Object.fromEntries(codes.map((code) => [code, picture(code)])),
});

const choicesOf = ({ options }: { options: readonly Option[] }) =>
  options[0]?.choiceGroups.map(({ choices }) => choices) ?? [];
const codesOf = (page: { options: readonly Option[] }) =>
  choicesOf(page).map((choices) => choices.map(({ code }) => code));

test('a list of 200 choices is returned as it is', () => {
  const page = pageOf([option([100, 100], () => 0)], [1]);
  expect(briefPage(page, {})).toBe(page);
});

test('a longer one has one choice more than a picker shows, the cheapest of each sku and the chosen ones', () => {
  const cheap: Readonly<Record<number, number>> = { 150: 3, 151: 2 };
  const groups = codesOf(briefPage(pageOf([option([90, 90, 90], (code) => cheap[code] ?? 100, 260)]), { 12: 80 }));
  const first = Array.from({ length: 33 }, (_, index) => index + 1);
  expect(groups).toEqual([[...first, 80], [...first.map((code) => code + 90), 150, 151], [260]]);
});

test('only chosen choices of a cut option have their texts and pictures; an option that is not cut has all', () => {
  const legs = { ...option([2], () => 0), optionCode: 13 };
  const numbered = {
    ...legs,
    choiceGroups: [{ ...legs.choiceGroups[0], choices: [choice(901, 0, [1]), choice(902, 0, [1])] }],
  };
  const page = pageOf([option([90, 90, 90], () => 0, 260), numbered as unknown as Option], [1, 2, 80, 260, 901, 902]);
  const brief = briefPage(page, { 12: 80 });
  expect(Object.keys(brief.configuredPictures)).toEqual(['80', '260', '901', '902']);
  const written = choicesOf(brief)
    .flat()
    .filter(({ additionalDetails }) => additionalDetails.content !== '');
  expect(written.map(({ code }) => code)).toEqual([80, 260]);
  expect(brief.options[1]).toBe(page.options[1]);
});

test('of groups without a needed choice, one more than a picker shows is left', () => {
  const page = pageOf([
    option(
      Array.from({ length: 40 }, () => 10),
      () => 0,
      395,
    ),
  ]);
  expect(codesOf(briefPage(page, {})).map(({ length }) => length)).toEqual([10, 10, 0, 1]);
});
