import type { BrowserInfo, OrderDetails, OrderReturns } from '@settee/domain';
import { line, orderSummary } from './cart.ts';
import { address, bopsOptions, giftOptions, holidayHold, recipientTotals, tripBooking } from './checkout-state.ts';

export const browserInfo: BrowserInfo = {
  colorDepth: 24,
  language: 'en-US',
  screenHeight: 1080,
  screenWidth: 1920,
  timeZoneOffset: 300,
};

export const giftRequest = {
  recipients: [
    {
      recipientId: 'r1',
      giftOptions,
      bopsOptions,
      notificationOption: 'sms' as const,
      shipments: [{ holidayHold, tripBooking, selectedServiceLevel: 6 as const, isShipCompleteSelected: false }],
    },
  ],
};

export const orderDetails: OrderDetails = {
  orderNumber: 'S7QK-4M2P',
  placedAt: '2026-11-20T15:04:05.000Z',
  lineItems: [line],
  orderSummary,
  recipients: [
    {
      id: 'r1',
      address,
      pickupStore: null,
      giftOptions,
      bopsOptions,
      notificationOption: 'email',
      shipments: [
        {
          deliveryMode: 'inHome',
          serviceLevel: 6,
          label: 'In-home delivery',
          charge: 14900,
          edd: 'Arrives in 5 to 7 weeks',
          holidayRange: '',
          isShipComplete: false,
          slot: 'Tue, Dec 8, 8 am to noon',
          isContactMe: false,
          drivingDirections: 'Past the mill',
          itemIds: [line.id],
        },
      ],
      totals: recipientTotals,
    },
  ],
  packingSlipUrl: '/packing-slip/Zq3vJm0x1W8c5T7yKb2nAQeH4LrPdUo6SgXiN9wFmBt',
  contact: {
    firstName: address.firstName,
    lastName: address.lastName,
    dayPhone: address.dayPhone,
    emailAddress: address.emailAddress,
  },
  billingAddress: address,
  wallet: null,
  payment: {
    status: 'paid',
    authorized: orderSummary.total,
    captured: orderSummary.total,
    refunded: 0,
    storedValue: { captured: 0, refunded: 0 },
    onGiftCard: 0,
  },
  readyOn: '',
  parcels: [
    {
      carrier: 'UPS',
      trackingNumber: '1Z999AA10123456784',
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z999AA10123456784',
      lines: [{ lineId: line.id, quantity: 1 }],
      shippedOn: '2026-11-24',
      deliveredOn: '2026-11-27',
    },
  ],
  plccOption: null,
  taxCertificateNumber: '',
  cards: [{ type: 'visa', lastFour: '1111', appliedAmount: orderSummary.total }],
  tenders: [],
};

export const orderReturns: OrderReturns = {
  isCancelable: false,
  returnUntil: '2027-01-20',
  isOpen: true,
  lines: [
    {
      lineId: line.id,
      quantity: line.priceQuantityTotals.quantity,
      shipped: line.priceQuantityTotals.quantity,
      returned: 0,
      returnedPaid: 0,
      returnedTax: 0,
      exclusion: 'madeToOrder',
      paid: line.priceQuantityTotals.lineTotal,
      tax: 0,
      delivery: 0,
    },
  ],
  returns: [],
};
