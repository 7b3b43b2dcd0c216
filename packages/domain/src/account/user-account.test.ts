import { expectTypeOf, test } from 'vitest';
import type { LoginPopupConfig, UserAccount } from './user-account.ts';

test('SIGN-04: a user account has emailAddress, firstName, lastName and isLoggedIn', () => {
  expectTypeOf<UserAccount>().toEqualTypeOf<{
    emailAddress: string;
    firstName: string;
    lastName: string;
    isLoggedIn: boolean;
  }>();
});

test('SIGN-26: the popup config is named isLoggedIn, identityDomain, googleIdp, appleIdp, antiForgeryToken, messages', () => {
  expectTypeOf<LoginPopupConfig>().toHaveProperty('isLoggedIn').toEqualTypeOf<boolean>();
  for (const _ of ['identityDomain', 'googleIdp', 'appleIdp', 'antiForgeryToken'] as const) {
    expectTypeOf<LoginPopupConfig[typeof _]>().toEqualTypeOf<string>();
  }
  expectTypeOf<keyof LoginPopupConfig['messages']>().toEqualTypeOf<
    'lockout' | 'usernameRequired' | 'passwordRequired' | 'signInErrorSummary'
  >();
});
