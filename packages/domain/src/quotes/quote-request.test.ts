import { expect, test } from 'vitest';
import { validateQuoteRequest } from './quote-request.ts';

const request = { quantity: 12, name: 'Nora Quist', emailAddress: 'nora@example.com', phone: '', message: '' };

test.each([
  ['all required fields', {}, {}],
  ['a phone number', { phone: '(312) 342-0199' }, {}],
  ['no quantity', { quantity: 0 }, { quantity: 'invalid' }],
  ['a fraction', { quantity: 1.5 }, { quantity: 'invalid' }],
  ['not a number', { quantity: Number.NaN }, { quantity: 'invalid' }],
  ['no name', { name: ' ' }, { name: 'missing' }],
  ['a name with a header', { name: 'Nora\nBcc: a@example.com' }, { name: 'invalid' }],
  ['a long name', { name: 'x'.repeat(61) }, { name: 'invalid' }],
  ['no email address', { emailAddress: '' }, { emailAddress: 'missing' }],
  ['a broken email address', { emailAddress: 'nora@' }, { emailAddress: 'invalid' }],
  ['an email address of 66 characters', { emailAddress: `${'n'.repeat(54)}@example.com` }, {}],
  [
    'an email address of 67 characters',
    { emailAddress: `${'n'.repeat(55)}@example.com` },
    { emailAddress: 'too-long' },
  ],
  ['a broken phone number', { phone: '12' }, { phone: 'invalid' }],
  ['a long message', { message: 'x'.repeat(1001) }, { message: 'invalid' }],
])('ATC-05: a quote request with %s', (_title, change, errors) => {
  expect(validateQuoteRequest({ ...request, ...change })).toEqual(errors);
});
