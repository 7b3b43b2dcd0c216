import { expect, test } from 'vitest';
import type { AnyEndpoint } from './endpoint.ts';
import { addToRegistry, getRegistries, getRegistriesBySku } from './registry.ts';
import { has } from './testing/has-field.ts';

const entry = 'id eventType shortEventDate registryOwnernsName';

test.each<[string, AnyEndpoint, 'POST' | 'GET', string, string, string]>([
  [
    'REG-30, REG-31, REG-36',
    addToRegistry,
    'POST',
    '/gift-registry/add-items',
    'Sku Quantity GrId',
    'isSuccess items.sku items.grId items.quantity items.registryType items.name items.formattedPrice items.imagePath items.personalizations.monogrammingImg items.personalizations.inHousePersonalization.pricingDto.formattedTotalPrice',
  ],
  [
    'REG-32, REG-38',
    getRegistriesBySku,
    'GET',
    '/gift-registry/list-by-sku',
    'sku',
    'isLoggedIn registryCount giftRegistries',
  ],
  ['REG-34, REG-39', getRegistries, 'GET', '/gift-registry/list', '', entry],
])('%s: a call of the registries has its path and its fields', (_, endpoint, method, path, taken, given) => {
  expect(endpoint).toMatchObject({ method, path });
  const missing = (side: 'input' | 'reply', names: string) =>
    names.split(' ').filter((name) => name !== '' && !has(endpoint, side, name));
  expect([missing('input', taken), missing('reply', given)]).toEqual([[], []]);
});
