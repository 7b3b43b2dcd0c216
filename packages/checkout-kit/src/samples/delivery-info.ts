import type { DeliveryInfo } from '@settee/domain';

export const deliveryInfoFixture: DeliveryInfo = {
  deliveryCharge: 9900,
  freeShippingThreshold: 50000,
  isFreeShipping: false,
  zipCode: '60614',
  isCanada: false,
  isLowRate: true,
  addCharge: 0,
  shipThisItemCalculatedShipMethod: 6,
  deliveryDays: {
    standard: '4-7 business days',
    poBox: '5-8 business days; on 2-day, 2-3 days (Mon-Sat)',
    fpoApo: '3-6 weeks',
    twoDay: '2 business days when ordered by noon CT',
    nextDay: 'The next business day when ordered by noon CT',
    nonContinental: '7-14 business days, with a $10 fee',
    rush: '2 business days',
    longDistance: '4-6 weeks, by appointment',
    basicFreight: '2-4 weeks, to the kerb',
    giftCards: '3-5 business days, or at once by email',
  },
};
