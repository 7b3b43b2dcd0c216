import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { UiMessages } from '../message-types.ts';

const tags = globSync('*/', { cwd: import.meta.dirname });

const wordsOf = async (tag: string): Promise<UiMessages> =>
  ((await import(`./${tag}/index.ts`)) as { messages: UiMessages }).messages;

/** Each text with values, and the values that it must show. */
const filledTexts = (words: UiMessages): Record<string, [text: string, ...values: string[]]> => ({
  page: [words.page({ page: 3, count: 7 }), '3', '7'],
  quantityRange: [words.quantityRange({ min: 5, max: 9 }), '5', '9'],
  rated: [words.rated('4.6'), '4.6'],
  removeItem: [words.removeItem('@'), '@'],
  results: [words.results(25), '25'],
  reviews: [words.reviews({ rating: '4.6', count: 25 }), '4.6', '25'],
  reviewsWithStars: [words.reviewsWithStars({ stars: 4, count: 25 }), '4', '25'],
  showImage: [words.showImage({ image: 3, count: 7 }), '3', '7'],
  showSlide: [words.showSlide({ slide: 3, count: 7 }), '3', '7'],
  showing: [words.showing({ shown: 12, count: 25 }), '12', '25'],
  slideOf: [words.slideOf({ slide: 3, count: 7 }), '3', '7'],
  stars: [words.stars(4), '4'],
  suggestions: [words.suggestions(25), '25'],
});

const scripts: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  bg: /\p{Script=Cyrillic}/u,
  el: /\p{Script=Greek}/u,
  he: /\p{Script=Hebrew}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  uk: /\p{Script=Cyrillic}/u,
  'zh-CN': /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
};

test('the README lists every pack', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  expect(readme).toContain(`packs for ${tags.length} languages`);
  expect(tags.filter((tag) => !readme.includes(`\`${tag}\``))).toEqual([]);
});

test.each(tags)('%s shows every value of its texts', async (tag) => {
  const missing = Object.entries(filledTexts(await wordsOf(tag))).flatMap(([key, [text, ...values]]) =>
    values.filter((value) => !text.includes(value)).map((value) => `${key}: ${value} in ${text}`),
  );
  expect(missing).toEqual([]);
});

test.each(tags)('%s has a text for each kind of number', async (tag) => {
  const { results, stars, suggestions } = await wordsOf(tag);
  const rules = new Intl.PluralRules(tag);
  const count = rules.resolvedOptions().pluralCategories.length;
  for (const write of [results, stars, suggestions]) {
    const numbers = Array.from({ length: 120 }, (_, number) => number);
    const texts = new Set(numbers.map((number) => `${write(number).replaceAll(/\d+/g, '#')}`));
    expect(texts.size).toBeLessThanOrEqual(count);
    expect(numbers.map(write).filter((text) => text === '')).toEqual([]);
  }
});

test.each(Object.entries(scripts))('%s has a word of its script in each text', async (tag, script) => {
  const words = await wordsOf(tag);
  const filled = Object.fromEntries(Object.entries(filledTexts(words)).map(([key, [text]]) => [key, text]));
  const texts = Object.entries({ ...words, ...filled, slideOf: undefined, reviews: undefined });
  expect(texts.filter(([, text]) => typeof text === 'string' && !script.test(text))).toEqual([]);
});
