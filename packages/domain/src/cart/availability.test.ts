import { expect, test } from 'vitest';
import {
  availabilityStatus,
  isDescriptionDisabled,
  isPickupOffered,
  isShipOffered,
  withAvailability,
  type AvailabilityStatus,
  type ItemAvailability,
} from './availability.ts';

const statuses = Object.values(availabilityStatus);
const accepted = (rule: (status: AvailabilityStatus) => boolean) =>
  Object.entries(availabilityStatus).flatMap(([name, status]) => (rule(status) ? [name] : []));

const line = {
  shippingDeliveryOptions: {
    isShipOptionVisible: false,
    isStorePickupOptionVisible: false,
    selectedShipOption: 'standard' as const,
    shippingOption: { edd: '', promoLinks: [] },
    bopsOption: { edd: '', pickupQuantityMessage: '' },
    vendorDropShipUrl: '/vendor/rugs',
  },
  itemInfo: {
    sku: 1,
    name: 'Rug',
    url: '/rug/s1',
    picture: { alt: '', width: 1, height: 1, color: '', placeholder: '', avif: [], webp: { width: 1, url: '' } },
    options: [],
    optionChoiceParameter: '',
    availabilityMessage: '',
    isDescriptionDisabled: false,
    vendorDropShipMessage: '',
  },
};
const known: ItemAvailability = {
  pickupStatus: 1,
  deliveryStatus: 1,
  isVendorDropShip: false,
  isAvailableOnline: true,
  messages: { deliveryEddMessage: 'Tue', pickupEddMessage: 'Today', pickupQuantityMessage: '2 left' },
};

test('AVAIL-01: the statuses and their codes', () => {
  expect(availabilityStatus).toEqual({
    notFound: 0,
    available: 1,
    futureAvailability: 2,
    noLongerAvailable: 3,
    notEligible: 4,
    noCarrier: 5,
    error: 6,
    notRequested: 7,
  });
});

test('AVAIL-04: pickup is offered for these statuses and no others', () => {
  expect(accepted(isPickupOffered)).toEqual(['available', 'futureAvailability', 'notRequested']);
});

test('AVAIL-05: shipping is offered for these statuses and no others', () => {
  expect(accepted(isShipOffered)).toEqual(['available', 'futureAvailability', 'noCarrier']);
});

test('AVAIL-06: the description is disabled when delivery is no longer available, and only then', () => {
  expect(accepted(isDescriptionDisabled)).toEqual(['noLongerAvailable']);
});

test('AVAIL-07: a vendor drop-ship item also available online gains one promo link', () => {
  const dropShip = { ...known, isVendorDropShip: true };
  const links = (availability: ItemAvailability, from = line) =>
    withAvailability(from, availability, 'See more').shippingDeliveryOptions.shippingOption.promoLinks;
  expect(links(dropShip)).toEqual([{ text: 'See more', url: '/vendor/rugs' }]);
  expect(links(dropShip, withAvailability(line, dropShip, 'See more'))).toHaveLength(1);
  expect(links(known)).toEqual([]);
  expect(links({ ...dropShip, isAvailableOnline: false })).toEqual([]);
});

test('AVAIL-08: statuses and messages reach the line', () => {
  for (const deliveryStatus of statuses) {
    for (const pickupStatus of statuses) {
      const { shippingDeliveryOptions, itemInfo } = withAvailability(
        line,
        { ...known, deliveryStatus, pickupStatus },
        '',
      );
      expect(shippingDeliveryOptions).toMatchObject({
        isShipOptionVisible: isShipOffered(deliveryStatus),
        isStorePickupOptionVisible: isPickupOffered(pickupStatus),
        shippingOption: { edd: 'Tue' },
        bopsOption: { edd: 'Today', pickupQuantityMessage: '2 left' },
      });
      expect(itemInfo.isDescriptionDisabled).toBe(isDescriptionDisabled(deliveryStatus));
    }
  }
});
