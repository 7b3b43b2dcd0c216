import { expect, test } from 'vitest';
import { validateContactRequest } from './contact-request.ts';

const request = { name: 'Nora Quist', emailAddress: 'nora@example.com', orderNumber: '', message: 'Where is my lamp?' };

test.each([
  ['all required fields', {}, {}],
  ['an order number', { orderNumber: ' K7QF-3MTX-92 ' }, {}],
  ['no name', { name: ' ' }, { name: 'missing' }],
  ['a name with a header', { name: 'Nora\nBcc: a@example.com' }, { name: 'invalid' }],
  ['a long name', { name: 'x'.repeat(61) }, { name: 'invalid' }],
  ['no email address', { emailAddress: '' }, { emailAddress: 'missing' }],
  ['a broken email address', { emailAddress: 'nora@' }, { emailAddress: 'invalid' }],
  ['an order number with markup', { orderNumber: '<b>1</b>' }, { orderNumber: 'invalid' }],
  ['no message', { message: '\n' }, { message: 'missing' }],
  ['a long message', { message: 'x'.repeat(1001) }, { message: 'invalid' }],
])('a message with %s', (_title, change, errors) => {
  expect(validateContactRequest({ ...request, ...change })).toEqual(errors);
});
