import { expect, test } from 'vitest';
import { getQuickShip } from './quick-ship.ts';
import { has } from './testing/has-field.ts';

test.each([
  [
    'QSHIP-05',
    [
      'title priceDisplayString sku availabilityDisplayString images.mobile images.mobileHiRes images.desktop',
      'images.desktopHiRes selectedOptionChoices.optionCode selectedOptionChoices.optionType',
      'selectedOptionChoices.selectedChoice.code selectedOptionChoices.selectedChoice.title',
      'selectedOptionChoices.selectedChoice.text selectedOptionChoices.selectedChoice.images',
      'selectedOptionChoices.source selectedOptionChoices.optionSequence',
    ]
      .flatMap((names) => names.split(' '))
      .flatMap((name) => [`availableItems.${name}`, `backorderedItems.${name}`]),
  ],
  ['QSHIP-07', ['availableItems', 'backorderedItems', 'inStockMessage', 'backorderedMessage']],
])('%s: the response has its fields', (_, names) => {
  expect(names.filter((name) => !has(getQuickShip, 'reply', name))).toEqual([]);
});

test('QSHIP-06: the sku follows the path of the call', () => {
  expect(getQuickShip).toMatchObject({ method: 'GET', path: '/browse/quickship/{sku}' });
  expect(has(getQuickShip, 'input', 'sku')).toBe(true);
});
