import { promoRemovedSignal } from '@settee/domain';
import { endpoint } from './endpoint.ts';
import { state } from './examples/checkout-state.ts';
import { emptySchema } from './fields.ts';
import { checkoutSchema } from './order.schemas.ts';
import * as schemas from './promo.schemas.ts';

export const applyPromoCode = endpoint({
  id: 'promo.apply',
  method: 'POST',
  path: '/ReactCheckout/ApplyPromoCode',
  requirement: 'TENDER-19',
  summary:
    'Applies a promo code in checkout. Errors are in `promoErrorMessage` of the checkout state; the previous code is still applied.',
  requiresCsrfToken: true,
  invalidates: ['cart.get'],
  input: schemas.promoField,
  reply: checkoutSchema,
  example: { input: { promoCode: 'SPRING25' }, reply: { ...state, promoErrorMessage: 'This promo code has expired.' } },
});

export const verifyPromoCode = endpoint({
  id: 'promo.verify',
  method: 'POST',
  path: '/ReactCheckout/VerifyPromoCode',
  requirement: 'TENDER-20, CHK-13',
  summary:
    'Removes an expired promo code and returns a message. Called before each step and before the order is placed.',
  requiresCsrfToken: true,
  input: schemas.promoField,
  reply: schemas.verifyPromoCodeResponse,
  example: { input: { promoCode: 'BLINK' }, reply: { message: promoRemovedSignal } },
});

export const removePromoCode = endpoint({
  id: 'promo.remove',
  method: 'POST',
  path: '/ReactCheckout/RemovePromoCode',
  requirement: 'TENDER-21',
  summary: 'Removes the promo code in checkout.',
  requiresCsrfToken: true,
  invalidates: ['cart.get'],
  input: emptySchema,
  reply: checkoutSchema,
  example: { input: {}, reply: state },
});
