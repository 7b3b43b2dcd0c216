import * as v from 'valibot';
import { addressField } from './delivery.schemas.ts';
import { endpoint } from './endpoint.ts';
import { address, state } from './examples/checkout-state.ts';
import { booleanSchema, shortText } from './fields.ts';
import * as schemas from './order.schemas.ts';

const multiShipping = { ...state, shippingOptions: { ...state.shippingOptions, isMultiShipping: true } };
const lineId = '0190a7f2-0000-7000-8000-000000000001';
const invalidates = ['cart.get'] as const;

export const saveMultiShippingAddress = endpoint({
  id: 'order.saveMultiShippingAddress',
  method: 'POST',
  path: '/ReactCheckout/SaveMultiShippingAddress',
  requirement: 'SHIP-22',
  summary:
    'Adds an address to the order and ships an item to it. An `addressId` of the order changes that address; without `basketItemId` no item is moved.',
  requiresCsrfToken: true,
  invalidates,
  input: v.intersect([addressField, v.object({ basketItemId: v.optional(shortText, '') })]),
  reply: schemas.checkoutSchema,
  example: { input: { ...address, basketItemId: lineId }, reply: multiShipping },
});

export const saveMultiShipping = endpoint({
  id: 'order.saveMultiShipping',
  method: 'POST',
  path: '/ReactCheckout/SaveMultiShipping',
  requirement: 'SHIP-23',
  summary:
    'Starts or ends shipping to several addresses. An `addressId` of the order or the account ships everything to that address first.',
  requiresCsrfToken: true,
  invalidates,
  input: v.object({ addressId: shortText, isMultiple: v.optional(booleanSchema, true) }),
  reply: schemas.checkoutSchema,
  example: { input: { addressId: '' }, reply: multiShipping },
});

export const saveRecipientSelection = endpoint({
  id: 'order.saveRecipientSelection',
  method: 'POST',
  path: '/ReactCheckout/SaveRecipientSelection',
  requirement: 'SHIP-24',
  summary: 'Ships an item to another recipient of the order, or has it picked up.',
  requiresCsrfToken: true,
  invalidates,
  input: v.object({ recipientId: shortText, basketItemId: shortText }),
  reply: schemas.checkoutSchema,
  example: { input: { recipientId: 'r1', basketItemId: lineId }, reply: multiShipping },
});

export const updateRecipientId = endpoint({
  id: 'order.updateRecipientId',
  method: 'POST',
  path: '/ReactCheckout/UpdateRecipientId',
  requirement: 'SHIP-25',
  summary: 'Moves all items of a recipient to another recipient of the order.',
  requiresCsrfToken: true,
  invalidates,
  input: v.object({ oldRecipientId: shortText, newRecipientId: shortText }),
  reply: schemas.checkoutSchema,
  example: { input: { oldRecipientId: 'r1', newRecipientId: 'r3' }, reply: multiShipping },
});

export const splitItem = endpoint({
  id: 'order.splitItem',
  method: 'POST',
  path: '/ReactCheckout/SplitItem',
  requirement: 'SHIP-26',
  summary: 'Splits one piece off an item, so that it can be shipped to another recipient.',
  requiresCsrfToken: true,
  invalidates,
  input: v.object({ basketItemId: shortText }),
  reply: schemas.checkoutSchema,
  example: { input: { basketItemId: lineId }, reply: multiShipping },
});

export const updateBopsToShipping = endpoint({
  id: 'order.updateBopsToShipping',
  method: 'POST',
  path: '/ReactCheckout/UpdateBopsToShipping',
  requirement: 'SHIP-27',
  summary:
    'Ships what was to be picked up: to an address of the order or the account, or to the first recipient if `newAddressId` is empty.',
  requiresCsrfToken: true,
  invalidates,
  input: v.object({ recipientId: shortText, newAddressId: shortText }),
  reply: schemas.checkoutSchema,
  example: { input: { recipientId: 'r2', newAddressId: '' }, reply: state },
});
