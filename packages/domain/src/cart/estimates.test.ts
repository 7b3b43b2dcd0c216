import { expect, test } from 'vitest';
import type { CartLineItem } from './cart.ts';
import { chosenEdd, estimatedLines, type LineEstimate, withEstimates } from './estimates.ts';

const line = (id: string, selectedShipOption: 'standard' | 'pickup' = 'standard') =>
  ({
    id,
    shippingDeliveryOptions: {
      isShipOptionVisible: true,
      isStorePickupOptionVisible: false,
      selectedShipOption,
      shippingOption: { edd: 'Arrives Mar 9', promoLinks: [{ text: 'More', url: '/more' }] },
      bopsOption: { edd: 'Ready Mar 3', pickupQuantityMessage: '' },
      vendorDropShipUrl: '',
    },
  }) as unknown as CartLineItem;

const fresh: LineEstimate = {
  id: 'b',
  isStorePickupOptionVisible: true,
  shippingOption: { edd: 'Arrives Mar 12' },
  bopsOption: { edd: 'Ready Mar 4', pickupQuantityMessage: '3 in store.' },
};

test('CART-23: new texts replace those of the lines with the same id, and only those', () => {
  const [a, b] = withEstimates([line('a'), line('b')], [fresh, { ...fresh, id: 'gone' }]);
  expect(a).toEqual(line('a'));
  expect(b?.shippingDeliveryOptions).toMatchObject({
    isStorePickupOptionVisible: true,
    shippingOption: { edd: 'Arrives Mar 12', promoLinks: [{ text: 'More', url: '/more' }] },
    bopsOption: { edd: 'Ready Mar 4', pickupQuantityMessage: '3 in store.' },
  });
});

test.each([
  [{ lineItems: [fresh] }, [fresh]],
  [{ lineItems: [] }, []],
  [{ lineItems: null }, null],
  [{ isReset: true }, null],
  [{ isReset: true, lineItems: [fresh] }, null],
])('CART-24: of %j the lines are %j', (response, lines) => {
  expect(estimatedLines(response)).toEqual(lines);
});

test.each([
  ['standard', 'Arrives Mar 9'],
  ['pickup', 'Ready Mar 3'],
] as const)('CART-17: a line with ship method %s has the delivery estimate %s', (method, edd) => {
  expect(chosenEdd(line('a', method))).toBe(edd);
});
