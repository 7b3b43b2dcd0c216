import { expect, test } from 'vitest';
import { createTokenHolder } from './token.ts';

test('API-02: the token is taken from the last cart or checkout state; other responses do not change it', () => {
  const token = createTokenHolder();
  expect(token.current).toBe('');
  token.feed({ requestVerificationToken: 'one' });
  for (const other of [null, undefined, 'text', {}, { requestVerificationToken: 3 }]) token.feed(other);
  expect(token.current).toBe('one');
  token.feed({ requestVerificationToken: 'two' });
  expect(token.current).toBe('two');
});

test.each([['antiForgeryToken'], ['requestToken']])(
  'SIGN-26, PWD-13: %s of the sign-in and of the reset form is the same token',
  (name) => {
    const token = createTokenHolder();
    token.feed({ requestVerificationToken: 'one' });
    token.feed({ [name]: 'two' });
    expect(token.current).toBe('two');
    token.feed({ [name]: '' });
    expect(token.current).toBe('two');
  },
);
