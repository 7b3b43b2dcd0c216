import { spell } from '@settee/domain';
import { expect, test } from 'vitest';
import { messages } from './index.ts';

/** Quoted in the requirements. */
const quoted = ['See Other Products in This Color'];

/** All texts below a value; a function as its source. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value).replace(/\s+/g, ' ')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const modules = import.meta.glob('../../../../../packages/{ui,checkout-kit,configurator-kit}/src/**/*messages.ts', {
  eager: true,
});
const english = Object.values(modules).flatMap(textsIn);
const canadian = textsIn(messages);

test('every text of the kits that Canadians spell differently is in the Canadian words', () => {
  expect(english.length).toBeGreaterThan(1000);
  const different = english.filter((text) => spell(text, 'CANADA') !== text && !quoted.includes(text));
  expect(different.length).toBeGreaterThan(8);
  expect(different.map((text) => spell(text, 'CANADA')).filter((text) => !canadian.includes(text))).toEqual([]);
});

test('the Canadian words are the English texts of today, spelled as Canadians do', () => {
  const spelled = english.map((text) => spell(text, 'CANADA'));
  expect(canadian.filter((text) => !spelled.includes(text))).toEqual([]);
});
