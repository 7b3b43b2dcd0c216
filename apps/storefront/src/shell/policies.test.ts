import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  defaultAccountCookie,
  getSite,
  registrantModeCookie,
  scanModeCookie,
  sessionCookie,
  swatchCartCookie,
} from '@settee/domain';
import { expect, test } from 'vitest';
import { consentCookie } from '../edges/consent.ts';
import { schemeCookie } from '../edges/scheme.ts';
import { policies as french } from '../languages/fr-CA/policies.ts';
import { policies } from './policies.ts';

/** Names of all cookies, by the expression that code sets or reads them with. */
const cookies = {
  sessionCookie,
  'config.accountCookie': defaultAccountCookie,
  registrantModeCookie,
  scanModeCookie,
  name: swatchCartCookie.name,
  schemeCookie,
  consentCookie,
};

const site = getSite('main', 'USA');
const textOf = (language: typeof policies, facts = {}) =>
  language
    .privacyPolicy({ ...site, ...facts })
    .flatMap(({ text }) => text)
    .join('\n');

const sources = ['apps/storefront/src', 'apps/commerce-api/src'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8')),
);

test.each([policies, french])('ROUTE-20 the privacy policy names each cookie, in each language', (language) => {
  const text = textOf(language);
  expect(Object.values(cookies).filter((name) => !text.includes(name))).toEqual([]);
});

test('ROUTE-20 the code sets and reads no other cookie than those of the privacy policy', () => {
  const calls = sources.flatMap((source) => [
    ...source.matchAll(/\b(?:set|get)Cookie\((?:context, )?([\w.]+)/g),
    ...source.matchAll(/\bcookieIn\([^()]*(?:\([^()]*\)[^()]*)*, (\w+Cookie)\)/g),
  ]);
  const names = new Set(calls.map(([, name = '']) => name));
  expect(names.size).toBeGreaterThan(5);
  expect([...names].filter((name) => !(name in cookies))).toEqual([]);
});

test('ROUTE-20 the privacy policy names the account cookie as it is configured', () => {
  for (const language of [policies, french]) expect(textOf(language, { accountCookie: 'member' })).toMatch(/^member /m);
});
