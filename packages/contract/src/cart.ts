import * as v from 'valibot';
import * as schemas from './cart.schemas.ts';
import { endpoint } from './endpoint.ts';
import * as examples from './examples/cart.ts';
import { emptySchema, quantityField, shortText } from './fields.ts';
import { afterCartChange } from './invalidation.ts';

export const removeItem = endpoint({
  id: 'cart.removeItem',
  method: 'POST',
  path: '/ReactCart/RemoveItem',
  requirement: 'CART-13',
  summary: 'Removes a line item.',
  requiresCsrfToken: true,
  invalidates: afterCartChange,
  input: schemas.lineId,
  reply: schemas.cartChangeSchema,
  example: { input: { id: examples.line.id }, reply: { isSuccess: true } },
});

export const saveForLater = endpoint({
  id: 'cart.saveForLater',
  method: 'POST',
  path: '/ReactCart/SaveForLater',
  requirement: 'CART-14',
  summary: 'Moves a line item to the saved items.',
  requiresCsrfToken: true,
  invalidates: afterCartChange,
  input: schemas.lineId,
  reply: schemas.cartChangeSchema,
  example: { input: { id: examples.line.id }, reply: { isSuccess: true } },
});

export const moveToCart = endpoint({
  id: 'cart.moveToCart',
  method: 'POST',
  path: '/ReactCart/MoveToCart',
  requirement: 'CART-15',
  summary: 'Moves a saved item back to the cart.',
  requiresCsrfToken: true,
  invalidates: afterCartChange,
  input: schemas.lineId,
  reply: schemas.cartChangeSchema,
  example: {
    input: { id: examples.line.id },
    reply: {
      isSuccess: false,
      errorMessage: 'This item is no longer available.',
    },
  },
});

export const updateItem = endpoint({
  id: 'cart.updateItem',
  method: 'POST',
  path: '/ReactCart/UpdateItem',
  requirement: 'CART-16',
  summary: 'Sets the quantity of a line item, from 1 to 99.',
  requiresCsrfToken: true,
  invalidates: afterCartChange,
  input: v.object({ id: shortText, quantity: quantityField }),
  reply: schemas.cartChangeSchema,
  example: { input: { id: examples.line.id, quantity: 2 }, reply: { isSuccess: true } },
});

export const applyZip = endpoint({
  id: 'cart.applyZip',
  method: 'POST',
  path: '/ReactCart/ApplyZip',
  requirement: 'CART-20',
  summary: 'Estimates shipping and tax for a postal code.',
  requiresCsrfToken: true,
  invalidates: [...afterCartChange, 'delivery.info', 'options.product', 'options.browseData'],
  startsSession: true,
  input: v.object({ zipCode: v.pipe(v.string(), v.minLength(1), v.maxLength(7)) }),
  reply: schemas.cartChangeSchema,
  example: { input: { zipCode: '60614' }, reply: { isSuccess: true } },
});

export const acknowledgeChanges = endpoint({
  id: 'cart.acknowledgeChanges',
  method: 'POST',
  path: '/ReactCart/AcknowledgeChanges',
  requirement: 'own path',
  summary: 'Confirms that the shopper has seen the changed prices and stock. The line items store the current values.',
  requiresCsrfToken: true,
  invalidates: ['cart.get', 'order.refresh'],
  input: emptySchema,
  reply: schemas.cartChangeSchema,
  example: { input: {}, reply: { isSuccess: true } },
});

export const startCheckout = endpoint({
  id: 'cart.checkout',
  method: 'POST',
  path: '/ReactCart/Checkout',
  requirement: 'CART-11, CHK-02',
  summary: 'Returns the first page of checkout, or the reason why checkout cannot start.',
  requiresCsrfToken: true,
  input: emptySchema,
  reply: schemas.startSchema,
  example: {
    input: {},
    reply: {
      isSuccess: true,
      isGuest: true,
      isInternational: false,
      isLoggedIn: false,
      redirectUrl: '/checkout/shipping',
      popupUrl: '',
      errorType: 0,
      errorMessage: '',
      oversizedItems: [],
    },
  },
});
