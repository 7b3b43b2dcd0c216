import { expect, test } from 'vitest';
import { classifyError } from './failure.ts';

test.each([['Status: 503'], ['Error: Status: 503 at /ReactCheckout/SavePayment']])(
  '%j shows the network-error text',
  (message) => {
    expect(classifyError(message)).toEqual({ kind: 'network' });
  },
);

test.each([['Status: 504'], ['TypeError Status: 504']])('ERR-05: %j shows the network-error text', (message) => {
  expect(classifyError(message)).toEqual({ kind: 'network' });
});

test.each([[''], ['Status: 500'], ['Status: 502'], ['Status:503'], ['503'], ['isreset'], ['IsReset '], ['</script>']])(
  '%j shows the generic text',
  (message) => {
    expect(classifyError(message)).toEqual({ kind: 'generic' });
  },
);

test('ERR-07: with an empty cart the given message shows as is', () => {
  expect(classifyError('Your cart is empty.', true)).toEqual({ kind: 'verbatim', message: 'Your cart is empty.' });
  expect(classifyError('', true)).toEqual({ kind: 'generic' });
});

test('ERR-20: exactly IsReset resets the session, whatever the cart', () => {
  expect(classifyError('IsReset')).toEqual({ kind: 'session-reset' });
  expect(classifyError('IsReset', true)).toEqual({ kind: 'session-reset' });
});
