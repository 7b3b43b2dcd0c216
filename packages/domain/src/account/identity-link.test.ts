import { expect, test } from 'vitest';
import { decideIdentityLink } from './identity-link.ts';

const confirmed = { isEmailConfirmed: true };
const unconfirmed = { isEmailConfirmed: false };

test.each([
  [true, '', false, null, 'sign-in'],
  [true, 'a@b.co', false, confirmed, 'sign-in'],
  [false, 'a@b.co', true, null, 'create'],
  [false, 'a@b.co', true, confirmed, 'link'],
  [false, 'a@b.co', true, unconfirmed, 'existing-account'],
  [false, 'a@b.co', false, null, 'unverified-email'],
  [false, 'a@b.co', false, confirmed, 'unverified-email'],
  [false, 'a@b.co', false, unconfirmed, 'unverified-email'],
  [false, '', true, null, 'unverified-email'],
] as const)(
  'SIGN-02, SIGN-31: identity known %s, email %j, verified %s, account %j: link is %s',
  (isKnown, emailAddress, isEmailVerified, account, link) => {
    expect(decideIdentityLink({ isKnown, emailAddress, isEmailVerified, account })).toBe(link);
  },
);
