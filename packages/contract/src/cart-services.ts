import { donationLimits } from '@settee/domain';
import * as v from 'valibot';
import * as schemas from './cart.schemas.ts';
import { endpoint } from './endpoint.ts';
import { line } from './examples/cart.ts';
import { emptySchema, shortText, skuField, skuQuery } from './fields.ts';
import { afterCartChange } from './invalidation.ts';

export const updateShipMethod = endpoint({
  id: 'cart.updateShipMethod',
  method: 'POST',
  path: '/ReactCart/UpdateShipMethod',
  requirement: 'CART-17',
  summary: 'Switches a line item between shipping and store pickup.',
  requiresCsrfToken: true,
  invalidates: afterCartChange,
  input: v.object({
    id: shortText,
    shipMethod: v.picklist(['standard', 'pickup']),
    /** The pickup store; by default the store of the cart. */
    locationId: v.optional(skuField),
  }),
  reply: schemas.cartChangeSchema,
  example: { input: { id: line.id, shipMethod: 'pickup', locationId: 101 }, reply: { isSuccess: true } },
});

export const removeInstallationService = endpoint({
  id: 'cart.removeInstallationService',
  method: 'POST',
  path: '/ReactCart/RemoveInstallationService',
  requirement: 'CART-18',
  summary: 'Removes the installation service from a line item.',
  requiresCsrfToken: true,
  invalidates: afterCartChange,
  input: schemas.lineId,
  reply: schemas.cartChangeSchema,
  example: { input: { id: line.id }, reply: { isSuccess: true } },
});

export const addDonation = endpoint({
  id: 'cart.addDonation',
  method: 'POST',
  path: '/ReactCart/AddDonation',
  requirement: 'CART-19',
  summary: 'Adds a donation to the order, or changes its amount. `amount` is in cents.',
  requiresCsrfToken: true,
  invalidates: afterCartChange,
  input: v.object({
    sku: skuField,
    amount: v.pipe(v.number(), v.integer(), v.minValue(donationLimits.min), v.maxValue(donationLimits.max)),
  }),
  reply: schemas.cartChangeSchema,
  example: { input: { sku: 720001, amount: 1000 }, reply: { isSuccess: true } },
});

export const applyPromo = endpoint({
  id: 'cart.applyPromo',
  method: 'POST',
  path: '/ReactCart/ApplyPromo',
  requirement: 'CART-21',
  summary: 'Applies a promo code to the cart. It replaces the previous code.',
  requiresCsrfToken: true,
  invalidates: afterCartChange,
  input: v.object({ promoCode: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40)) }),
  reply: schemas.promoChangeSchema,
  example: {
    input: { promoCode: 'SPRING25' },
    reply: { isSuccess: false, promoErrorMessage: 'This promo code has expired.', cartErrorMessage: '' },
  },
});

export const removePromo = endpoint({
  id: 'cart.removePromo',
  method: 'POST',
  path: '/ReactCart/RemovePromo',
  requirement: 'CART-22',
  summary: 'Removes the promo code from the cart.',
  requiresCsrfToken: true,
  invalidates: afterCartChange,
  input: emptySchema,
  reply: schemas.promoChangeSchema,
  example: { input: {}, reply: { isSuccess: true } },
});

export const getEstimatedDeliveryDate = endpoint({
  id: 'cart.estimatedDeliveryDate',
  method: 'GET',
  path: '/ReactCart/GetEstimatedDeliveryDate',
  requirement: 'CART-23',
  summary:
    'Returns the delivery and pickup dates of each line item for a postal code. `null` if the stores do not respond.',
  input: v.object({
    locationId: v.optional(skuQuery),
    zipCode: v.optional(v.pipe(v.string(), v.maxLength(7)), ''),
  }),
  reply: schemas.estimatesSchema,
  example: {
    input: { locationId: 101, zipCode: '60614' },
    reply: {
      lineItems: [
        {
          id: line.id,
          isStorePickupOptionVisible: true,
          shippingOption: { edd: 'Arrives Dec 4 – Dec 12' },
          bopsOption: { edd: 'Ready Dec 2 at Lincoln Park', pickupQuantityMessage: '3 in store.' },
        },
      ],
    },
  },
});
