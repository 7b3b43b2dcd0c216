import { returnReasons } from '@settee/domain';
import * as v from 'valibot';
import { emailField, messageResponse } from './account.schemas.ts';
import { endpoint } from './endpoint.ts';
import { orderDetails, orderReturns } from './examples/checkout.ts';
import { booleanSchema, quantityField, shortText } from './fields.ts';
import { afterCartChange } from './invalidation.ts';
import { orderDetailsResponse } from './order.schemas.ts';
import { orderReturnsResponse, reorderResponse, requestReturnResponse } from './returns.schemas.ts';

export const requestOrderCode = endpoint({
  id: 'order.requestCode',
  method: 'POST',
  path: '/ReactCheckout/RequestOrderCode',
  requirement: 'ORDER-12, own path',
  summary:
    'Emails a code that opens an order, if there is one with this number and email address. The response is the same if there is none.',
  requiresCsrfToken: true,
  input: v.object({ orderNumber: shortText, emailAddress: emailField }),
  reply: messageResponse,
  example: {
    input: { orderNumber: orderDetails.orderNumber, emailAddress: 'maren@example.com' },
    reply: {
      isSuccess: true,
      message:
        'If we have an order with that number and email address, a code is on its way. It’s good for 15 minutes.',
    },
  },
});

export const openOrder = endpoint({
  id: 'order.open',
  method: 'POST',
  path: '/ReactCheckout/OpenOrder',
  requirement: 'ORDER-12, own path',
  summary: 'Opens an order for this session by a mailed code, which is used up.',
  requiresCsrfToken: true,
  invalidates: ['order.opened', 'order.returns'],
  input: v.object({ orderNumber: shortText, emailAddress: emailField, code: shortText }),
  reply: messageResponse,
  example: {
    input: { orderNumber: orderDetails.orderNumber, emailAddress: 'maren@example.com', code: '204816' },
    reply: { isSuccess: true, message: '' },
  },
});

export const getOpenedOrder = endpoint({
  id: 'order.opened',
  method: 'GET',
  path: '/ReactCheckout/GetOpenedOrder',
  requirement: 'ORDER-12, own path',
  summary:
    'Returns an order that this session has opened, or one of its shopper; `null` for any other. Amounts in cents.',
  input: v.object({ orderNumber: shortText }),
  reply: orderDetailsResponse,
  example: { input: { orderNumber: orderDetails.orderNumber }, reply: orderDetails },
});

export const cancelOrder = endpoint({
  id: 'order.cancel',
  method: 'POST',
  path: '/ReactCheckout/CancelOrder',
  requirement: 'ORDER-12, own path',
  summary:
    'Cancels an order that this session may see and refunds what was paid, as long as nothing of it was shipped, emailed or is ready for pickup. One that is canceled already stays so; an order of others is not found.',
  requiresCsrfToken: true,
  invalidates: ['order.opened', 'order.returns', 'order.details', 'account.order'],
  input: v.object({ orderNumber: shortText }),
  reply: messageResponse,
  example: { input: { orderNumber: orderDetails.orderNumber }, reply: { isSuccess: true, message: '' } },
});

export const getOrderReturns = endpoint({
  id: 'order.returns',
  method: 'GET',
  path: '/ReactCheckout/GetOrderReturns',
  requirement: 'ORDER-12, own path',
  summary:
    'Returns the returns of an order that this session may see, whether it can be canceled, and what of it can be returned until when; `null` for any other order. Amounts in cents.',
  input: v.object({ orderNumber: shortText }),
  reply: orderReturnsResponse,
  example: { input: { orderNumber: orderDetails.orderNumber }, reply: orderReturns },
});

export const requestReturn = endpoint({
  id: 'order.requestReturn',
  method: 'POST',
  path: '/ReactCheckout/RequestReturn',
  requirement: 'ORDER-12, own path',
  summary:
    'Requests the return of pieces of an order and emails the instructions. A repeat with the same `requestId` returns the same return; an order of others is not found.',
  requiresCsrfToken: true,
  invalidates: ['order.returns'],
  input: v.object({
    orderNumber: shortText,
    requestId: v.pipe(shortText, v.uuid()),
    reason: v.picklist(returnReasons),
    lines: v.pipe(v.array(v.object({ lineId: shortText, quantity: quantityField })), v.maxLength(200)),
  }),
  reply: requestReturnResponse,
  example: {
    input: {
      orderNumber: orderDetails.orderNumber,
      requestId: '0193b4a1-7c2e-7d43-9c55-0a1b2c3d4e5f',
      reason: 'changedMind',
      lines: [{ lineId: 'l1', quantity: 1 }],
    },
    reply: { isSuccess: true, message: '', returnNumber: `${orderDetails.orderNumber}-R1` },
  },
});

export const cancelReturn = endpoint({
  id: 'order.cancelReturn',
  method: 'POST',
  path: '/ReactCheckout/CancelReturn',
  requirement: 'ORDER-12, own path',
  summary: 'Cancels a return that the shop has not received yet.',
  requiresCsrfToken: true,
  invalidates: ['order.returns'],
  input: v.object({ orderNumber: shortText, returnNumber: shortText }),
  reply: messageResponse,
  example: {
    input: { orderNumber: orderDetails.orderNumber, returnNumber: `${orderDetails.orderNumber}-R1` },
    reply: { isSuccess: true, message: '' },
  },
});

export const reorder = endpoint({
  id: 'order.reorder',
  method: 'POST',
  path: '/ReactCheckout/Reorder',
  requirement: 'ORDER-12, own path',
  summary:
    'Adds lines of an order to the cart again, at today’s prices; without `lineIds` all of them. Returns what became of each line: what is no longer sold, or needs a choice, is not added. Without `isAccepted`, the terms of what is made for the shopper are returned and nothing is added. Amounts in cents.',
  requiresCsrfToken: true,
  invalidates: afterCartChange,
  startsSession: true,
  input: v.object({
    orderNumber: shortText,
    lineIds: v.pipe(v.array(shortText), v.maxLength(200)),
    isAccepted: booleanSchema,
  }),
  reply: reorderResponse,
  example: {
    input: { orderNumber: orderDetails.orderNumber, lineIds: [], isAccepted: true },
    reply: {
      terms: null,
      addedItemCount: 1,
      lines: [
        {
          lineId: 'l1',
          name: 'Alder Sofa',
          url: '/alder-sofa/s100101',
          outcome: 'added',
          message: '',
          was: 204900,
          now: 209900,
        },
        {
          lineId: 'l2',
          name: 'Pell Ottoman',
          url: '',
          outcome: 'gone',
          message: 'This item is no longer available.',
          was: 49900,
          now: 0,
        },
      ],
    },
  },
});

export const correctOrderEmail = endpoint({
  id: 'order.correctEmail',
  method: 'POST',
  path: '/ReactCheckout/CorrectOrderEmail',
  requirement: 'ORDER-12, own path',
  summary: 'Changes the email address of the last order within 24 hours and sends its email there.',
  requiresCsrfToken: true,
  invalidates: ['order.details'],
  input: v.object({ emailAddress: emailField }),
  reply: messageResponse,
  example: {
    input: { emailAddress: 'maren@example.com' },
    reply: { isSuccess: true, message: 'We’ve sent your receipt to maren@example.com.' },
  },
});
