import { expect, test } from 'vitest';
import { checklistUrl, registrantListUrl } from './registry.ts';
import {
  cookieIn,
  defaultChecklist,
  hasChecklist,
  isForRegistry,
  registryCountShown,
  getAddToRegistryBlocker,
  registryQtyWants,
} from './rules.ts';

test.each([
  ['br', true],
  ['BR', true],
  ['Bb', true],
  ['hw', false],
  ['wd', false],
  ['', false],
])('REG-14, REG-15: the registry type %j has a checklist: %s', (type, isShown) => {
  expect(hasChecklist(defaultChecklist, type)).toBe(isShown);
});

test('REG-13, REG-15: the settings decide: no checklist at all, or other event types', () => {
  expect(hasChecklist({ ...defaultChecklist, isInteractiveChecklist: false }, 'br')).toBe(false);
  const other = { isInteractiveChecklist: true, checklistEventTypes: ['HW'] };
  expect([hasChecklist(other, 'hw'), hasChecklist(other, 'br')]).toEqual([true, false]);
});

const ready = {
  isLoading: false,
  isInStock: true,
  isMadeToOrder: false,
  isPersonalizationValid: true,
  sku: 100112,
  isGrouper: true,
};

test.each([
  ['REG-25', { isLoading: true }, 'loading'],
  ['REG-26', { isInStock: false }, 'unavailable'],
  ['REG-27', { isMadeToOrder: true }, 'made-to-order'],
  ['REG-28', { isPersonalizationValid: false }, 'personalization'],
  ['REG-29', { sku: 0, isGrouper: true }, null],
  ['REG-29', { sku: 0, isGrouper: false }, 'no-sku'],
  ['REG-29', { isGrouper: false }, null],
])('%s: with %j the obstacle is %s', (_, change, blocker) => {
  expect(getAddToRegistryBlocker({ ...ready, ...change })).toBe(blocker);
});

test.each([
  ['REG-23', { registryCount: 1, registryQtyWants: 4, registryQuantity: 2 }, 4],
  ['REG-23', { registryCount: 3, registryQtyWants: 1, registryQuantity: 9 }, 1],
  ['REG-24', { registryCount: 0, registryQtyWants: 4, registryQuantity: 2 }, 2],
  ['REG-24', { registryCount: 2, registryQtyWants: 0, registryQuantity: 2 }, 2],
  ['REG-24', { registryCount: 0, registryQtyWants: 0, registryQuantity: 0 }, 0],
])('%s: of %j the count is %d', (_, given, count) => {
  expect(registryCountShown(given)).toBe(count);
});

test('REG-23: what is wanted is the sum over the registries', () => {
  const entry = {
    id: 7,
    eventType: 'Wedding',
    shortEventDate: 'Jun 12, 2027',
    registryOwnernsName: 'Rosa',
    registryType: 'br',
  } as const;
  const giftRegistries = [3, 0, 2].map((wants) => ({ ...entry, registryQtyWants: wants }));
  expect([registryQtyWants({ giftRegistries }), registryQtyWants({ giftRegistries: [] })]).toEqual([5, 0]);
});

test.each([
  [1, true],
  [0, false],
  [2, false],
])('REG-35: list type %d is a registry: %s', (listType, isRegistry) => {
  expect(isForRegistry({ listType })).toBe(isRegistry);
});

test('the pages of a registry', () => {
  expect([registrantListUrl(5_000_101), checklistUrl(5_000_101)]).toEqual([
    '/gift-registry/registrant-list/5000101',
    '/gift-registry/checklist/5000101',
  ]);
});

test.each([
  ['a=1; scan-mode=true; b=2', 'true'],
  ['scan-mode=false', 'false'],
  ['not-scan-mode=true', ''],
  ['', ''],
])('in %j the cookie holds %j', (cookies, value) => {
  expect(cookieIn(cookies, 'scan-mode')).toBe(value);
});
