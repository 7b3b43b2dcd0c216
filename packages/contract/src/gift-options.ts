import { baggingOptions, giftMessageRetry, giftReceiptOptions } from '@settee/domain';
import * as v from 'valibot';
import { giftMessageField, serviceLevel } from './delivery.schemas.ts';
import { endpoint } from './endpoint.ts';
import { state } from './examples/checkout-state.ts';
import { booleanSchema, longText, shortText } from './fields.ts';
import * as schemas from './order.schemas.ts';

export const updateGiftOption = endpoint({
  id: 'order.updateGiftOption',
  method: 'POST',
  path: '/ReactCheckout/UpdateGiftOption',
  requirement: 'SHIP-30',
  summary:
    'Selects whether the items of a recipient are a gift, and the service level of its parcels if they offer it. `rewardsOrderSummaryMessage` is what the page showed; it is not stored.',
  requiresCsrfToken: true,
  input: v.object({
    recipientId: shortText,
    giftOptions: v.object({ isGift: booleanSchema, giftMessage: giftMessageField }),
    rewardsOrderSummaryMessage: v.optional(longText, ''),
    serviceLevel,
  }),
  reply: schemas.checkoutSchema,
  example: {
    input: {
      recipientId: 'r1',
      giftOptions: { isGift: true, giftMessage: '' },
      rewardsOrderSummaryMessage: '',
      serviceLevel: 1,
    },
    reply: state,
  },
});

export const updateGiftMessage = endpoint({
  id: 'order.updateGiftMessage',
  method: 'POST',
  path: '/ReactCheckout/UpdateGiftMessage',
  requirement: 'SHIP-31, ERR-25 to ERR-27',
  summary:
    'Saves a gift message while the shopper types. Retried twice on network failures, 500 ms apart. The first message makes it a gift; a later one changes nothing if the gift was deselected meanwhile.',
  requiresCsrfToken: true,
  retry: giftMessageRetry,
  input: v.object({ recipientId: shortText, message: giftMessageField, isInitialTrigger: booleanSchema }),
  reply: schemas.checkoutSchema,
  example: { input: { recipientId: 'r1', message: 'Welcome home', isInitialTrigger: false }, reply: state },
});

export const updateGiftReceipt = endpoint({
  id: 'order.updateGiftReceipt',
  method: 'POST',
  path: '/ReactCheckout/UpdateGiftReceipt',
  requirement: 'SHIP-28',
  summary: 'Selects the gift receipt of a recipient; an empty option selects none.',
  requiresCsrfToken: true,
  input: v.object({ recipientId: shortText, selectedOption: v.picklist(giftReceiptOptions) }),
  reply: schemas.checkoutSchema,
  example: { input: { recipientId: 'r1', selectedOption: 'giftReceipt' }, reply: state },
});

export const updateBaggingOption = endpoint({
  id: 'order.updateBaggingOption',
  method: 'POST',
  path: '/ReactCheckout/UpdateBaggingOption',
  requirement: 'SHIP-29',
  summary: 'Selects the bag of a store pickup; an empty option selects the store’s own bag.',
  requiresCsrfToken: true,
  input: v.object({ recipientId: shortText, selectedOption: v.picklist(baggingOptions) }),
  reply: schemas.checkoutSchema,
  example: { input: { recipientId: 'r1', selectedOption: 'giftBag' }, reply: state },
});
