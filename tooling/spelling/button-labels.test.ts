import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../run.ts';
import { openProgram } from '../unused/program.ts';
import { allMessages, buttonLabels } from './button-labels.ts';

/** Labels that the requirements quote in sentence case. */
const quoted: Readonly<Record<string, string>> = {
  'Add X to cart': 'ATC-05',
  'Add all to cart': 'VIZ-13',
  'Add all to registry': 'VIZ-12',
  'Back to payment page': 'FIN-09',
  'Clear all': 'BROWSE-14',
};

/** Sentences, links in a sentence, and what a button or link shows that isn’t its action: a status or a count. */
const sentences = [
  '1 product',
  'Sign in to save them to your account',
  'Thanks for your vote',
  'Wrong email? Fix it',
  'X products',
  'Your selection',
  'use a different email',
];

/** Texts that differ only by case, with the reason. */
const differing: Readonly<Record<string, string>> = {
  'add to cart': 'ATC-05',
  'add to registry': 'CAROUS-14',
  'clear all': 'BROWSE-14',
  'gift cards': 'a title and a row of a table',
  'request a quote': 'ATC-05',
  'sign in': 'a button and a link in a sentence',
};

const program = openProgram();
afterAll(() => program.close());

const requirements = ['checkout', 'configurator']
  .map((name) => readFileSync(join(root, 'docs/requirements', `${name}.md`), 'utf8'))
  .join('\n');

const smallWords = 'a|an|and|as|at|by|for|from|in|of|on|or|the|to|with';
const isTitleCase = (text: string) => !new RegExp(`(?:^| )(?!(?:${smallWords})\\b)[a-z]`).test(text.trim());

test('buttons and links are in title case, unless a requirement quotes them', () => {
  const labels = buttonLabels(program).map(({ text }) => text);
  expect(labels.length).toBeGreaterThan(300);
  const others = [...new Set(labels.filter((text) => text.includes(' ') && !isTitleCase(text)))];
  expect(others.toSorted()).toEqual([...Object.keys(quoted), ...sentences].toSorted());
});

test('no two texts differ only by case, unless a requirement quotes one of them', () => {
  const texts = allMessages(program)
    .map(({ text }) => text.trim())
    .filter((text) => text.includes(' '));
  expect(texts.length).toBeGreaterThan(1000);
  const byLetters = Map.groupBy(new Set(texts), (text) => text.toLowerCase());
  const found = [...byLetters].filter(([, variants]) => variants.length > 1).map(([letters]) => letters);
  expect(found.toSorted()).toEqual(Object.keys(differing).toSorted());
});

test.each([
  ...Object.entries(quoted),
  ...Object.entries(differing).filter(([, reason]) => /^[A-Z]+-\d+$/.test(reason)),
])('the requirement quotes it: %s (%s)', (text, id) => {
  const line = requirements.split('\n').find((each) => each.includes(`**${id}**`)) ?? '';
  expect(line.toLowerCase()).toContain(`'${text.replace('X', '{x}').toLowerCase()}'`);
});
