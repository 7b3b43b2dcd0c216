import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalog } from './catalog.ts';

const text = readFileSync(new URL('../../docs/demo-data.md', import.meta.url), 'utf8');
const cards = readFileSync(
  new URL('../../apps/commerce-api/src/sales/payment/embedded-provider/test-cards.ts', import.meta.url),
  'utf8',
);

const { demoAccounts, giftCards, promoCodes, tenderCodes, rewardCertificates, bundles, registries, stores } = catalog;
const { personalizationTestTexts, installationServices, donations } = catalog;

test.each<[string, readonly (string | number)[]]>([
  ['account', demoAccounts.flatMap(({ email, password }) => [email, password])],
  ['gift card', giftCards.map(({ number }) => number)],
  ['promo code', promoCodes.map(({ code }) => code)],
  ['tender code', tenderCodes.map(({ number }) => number)],
  ['reward certificate', rewardCertificates.map(({ number }) => number)],
  ['bundle', bundles.map(({ sku }) => sku)],
  ['registry', registries.map(({ id }) => id)],
  ['store', stores.map(({ postalCode }) => postalCode)],
  ['personalization text', personalizationTestTexts.map(({ text: typed }) => typed)],
  ['installation service', installationServices.map(({ sku }) => sku)],
  ['donation', donations.map(({ sku }) => sku)],
  ['test card', [...cards.matchAll(/number: '(\d+)'/g)].map(([, number = '']) => number)],
])('docs/demo-data.md names every %s', (_what, names) => {
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !text.includes(String(name)))).toEqual([]);
});
