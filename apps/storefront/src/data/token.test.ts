import { expect, test } from 'vitest';
import { createTokenHolder } from './token.ts';

test('API-02: the token is the one of the last cart or checkout state; other answers leave it alone', () => {
  const token = createTokenHolder();
  expect(token.current).toBe('');
  token.feed({ requestVerificationToken: 'one' });
  for (const other of [null, undefined, 'text', {}, { requestVerificationToken: 3 }]) token.feed(other);
  expect(token.current).toBe('one');
  token.feed({ requestVerificationToken: 'two' });
  expect(token.current).toBe('two');
});
