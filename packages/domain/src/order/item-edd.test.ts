import { expect, test } from 'vitest';
import { getItemEdd } from './item-edd.ts';

const line = {
  shippingDeliveryOptions: {
    selectedShipOption: 'standard',
    isShipOptionVisible: true,
    isStorePickupOptionVisible: true,
    vendorDropShipUrl: '',
    shippingOption: { edd: 'Arrives Dec 4', promoLinks: [] },
    bopsOption: { edd: 'Ready Dec 2', pickupQuantityMessage: '' },
  },
} as const satisfies Parameters<typeof getItemEdd>[0];
const apart = { serviceLevel: 1, holidayRange: '', isShipComplete: false, slot: '', edd: 'Arrives Dec 9' } as const;

test.each([
  ['standard', {}, 'Arrives Dec 4'],
  ['in-home', { serviceLevel: 6 }, 'Arrives Dec 4'],
  ['long-distance in-home', { serviceLevel: 7 }, 'Arrives Dec 4'],
  ['premium', { serviceLevel: 2 }, 'Arrives Dec 9'],
  ['express', { serviceLevel: 3 }, 'Arrives Dec 9'],
  ['basic freight', { serviceLevel: 8 }, 'Arrives Dec 9'],
  ['all together', { isShipComplete: true }, 'Arrives Dec 9'],
  ['held for a holiday', { holidayRange: 'Dec 23 – Dec 24' }, 'Arrives Dec 9'],
  ['with an appointment', { serviceLevel: 6, slot: 'Mon, Dec 9' }, 'Arrives Dec 9'],
] as const)('SHIP-02: the arrival of an item in a shipment that is %s', (_, change, edd) => {
  expect(getItemEdd(line, { ...apart, ...change })).toBe(edd);
});

test('SHIP-02: an unknown arrival is replaced by the other one', () => {
  expect(getItemEdd(line, { ...apart, serviceLevel: 3, edd: '' })).toBe('Arrives Dec 4');
  const { shippingDeliveryOptions: options } = line;
  const unknown = { ...options, shippingOption: { ...options.shippingOption, edd: '' } };
  expect(getItemEdd({ shippingDeliveryOptions: unknown }, apart)).toBe('Arrives Dec 9');
});

test('SHIP-02: an item that is picked up is ready on its own day', () => {
  const options = { ...line.shippingDeliveryOptions, selectedShipOption: 'pickup' } as const;
  expect(getItemEdd({ shippingDeliveryOptions: options }, { ...apart, edd: 'Ready Dec 3' })).toBe('Ready Dec 2');
});
