import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { emptySchema, shortText } from './fields.ts';
import * as schemas from './problems.schemas.ts';

export const log = endpoint({
  id: 'problems.log',
  method: 'POST',
  path: '/Checkout/Log',
  requirement: 'ERR-28',
  summary: 'Writes a message to the log of the shop.',
  requiresCsrfToken: true,
  input: v.object({
    message: v.pipe(v.string(), v.maxLength(2000)),
    level: v.picklist(['error', 'warn', 'info']),
  }),
  reply: emptySchema,
  example: { input: { message: 'Error adding to cart: Status: 503', level: 'error' }, reply: {} },
});

export const getPopup = endpoint({
  id: 'problems.popup',
  method: 'GET',
  path: '/browse/popup',
  requirement: 'CMS-01, CARD-05',
  summary: 'Returns the content of a message popup as plain paragraphs.',
  input: v.object({ popupName: shortText }),
  reply: schemas.popupResponse,
  example: {
    input: { popupName: 'CreditCardVerification' },
    reply: {
      title: 'Where to find your security code',
      html: '<p>The last three digits at the back.</p>',
    },
  },
});
