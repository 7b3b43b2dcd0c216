import * as v from 'valibot';
import * as schemas from './delivery.schemas.ts';
import { endpoint } from './endpoint.ts';
import { address } from './examples/checkout-state.ts';
import { skuQuery } from './fields.ts';

export const validateZip = endpoint({
  id: 'delivery.validateZip',
  method: 'GET',
  path: '/browse/zipcode/validate',
  requirement: 'ZIP-19',
  summary: 'Checks whether a postal code exists on this site.',
  input: v.object({ zipCode: v.pipe(v.string(), v.maxLength(20)) }),
  reply: schemas.validateZipResponse,
  example: {
    input: { zipCode: '60614' },
    reply: {
      isValid: true,
      message: '',
    },
  },
});

export const findPlace = endpoint({
  id: 'delivery.findPlace',
  method: 'GET',
  path: '/browse/zipcode/place',
  requirement: 'SHIP-10, own path',
  summary:
    'Returns the city and state of a ZIP Code, or the province of a Canadian postal code; `null` for an unknown one.',
  input: v.object({ zipCode: v.pipe(v.string(), v.maxLength(20)) }),
  reply: schemas.findPlaceResponse,
  example: { input: { zipCode: '60614' }, reply: { place: { city: 'Chicago', state: 'IL' } } },
});

export const suggestStreets = endpoint({
  id: 'delivery.suggestStreets',
  method: 'POST',
  path: '/browse/address/suggest',
  requirement: 'SHIP-10, own path',
  summary: 'Suggests addresses for the start of a first address line; `zipCode` is empty while it is not known.',
  input: v.object({
    text: v.pipe(v.string(), v.maxLength(100)),
    zipCode: v.pipe(v.string(), v.maxLength(20)),
  }),
  reply: schemas.suggestStreetsResponse,
  example: {
    input: { text: '2140 n clev', zipCode: '60614' },
    reply: {
      suggestions: [{ address1: '2140 N Cleveland Ave', city: 'Chicago', state: 'IL', postalCode: '60614' }],
    },
  },
});

export const getDeliveryInfo = endpoint({
  id: 'delivery.info',
  method: 'GET',
  path: '/browse/delivery-info',
  requirement: 'DELIV-06, own path',
  summary:
    'Returns the delivery charge and delivery times of a product, or of the cart if `sku` is omitted. Amounts in cents.',
  input: v.object({ sku: v.optional(skuQuery) }),
  reply: schemas.deliveryInfoSchema,
  example: {
    input: { sku: 100101 },
    reply: {
      deliveryCharge: 9900,
      freeShippingThreshold: 50000,
      isFreeShipping: false,
      zipCode: '60614',
      isCanada: false,
      isLowRate: true,
      addCharge: 0,
      shipThisItemCalculatedShipMethod: 6,
      deliveryDays: {
        standard: '4–7 business days',
        poBox: '5–8 business days',
        fpoApo: '3–6 weeks',
        twoDay: '2 business days when ordered by noon CT',
        nextDay: 'Next business day when ordered by noon CT',
        nonContinental: '7–14 business days, with a $10 fee',
        rush: '2 business days',
        longDistance: '1–5 weeks, or 4–12 weeks if made to order; scheduled with you',
        basicFreight: '2–6 weeks, or 4–13 weeks if made to order; curbside',
        giftCards: '3–5 business days, or instantly by email',
      },
    },
  },
});

export const validateAddress = endpoint({
  id: 'delivery.validateAddress',
  method: 'POST',
  path: '/ReactCheckout/ValidateAddress',
  requirement: 'SHIP-19',
  summary: 'Returns suggestions for an address that seems wrong; none for a valid address.',
  requiresCsrfToken: true,
  input: schemas.addressField,
  reply: schemas.suggestionsSchema,
  example: {
    input: address,
    reply: {
      Suggestions: [{ City: 'Chicago', State: 'IL', ZipCode: '60614' }],
    },
  },
});
