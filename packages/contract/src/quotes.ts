import { endpoint } from './endpoint.ts';
import * as schemas from './quotes.schemas.ts';

export const requestQuote = endpoint({
  id: 'quotes.request',
  method: 'POST',
  path: '/browse/quote-request',
  requirement: 'ATC-05, own path',
  summary:
    'Stores a quote request for a product that is sold by quote, and mails a confirmation. The same request again returns the first number.',
  startsSession: true,
  input: schemas.quoteRequestSchema,
  reply: schemas.quoteResponseSchema,
  example: {
    input: {
      sku: 100503,
      quantity: 12,
      name: 'Nora Quist',
      emailAddress: 'nora@example.com',
      phone: '',
      message: 'For a hotel lobby.',
    },
    reply: { isSuccess: true, quoteNumber: 'K7QF-3MTX-92' },
  },
});
