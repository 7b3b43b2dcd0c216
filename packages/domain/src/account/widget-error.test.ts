import { expect, test } from 'vitest';
import { widgetMessageName } from './widget-error.ts';

test.each([
  ['SIGN-39', 'LOCKED_OUT', 'lockout'],
  ['SIGN-40', 'USERNAME_REQUIRED', 'usernameRequired'],
  ['SIGN-41', 'PASSWORD_REQUIRED', 'passwordRequired'],
  ['SIGN-42', 'E0000004', 'signInErrorSummary'],
  ['SIGN-38', 'E0000047', 'signInErrorSummary'],
  ['SIGN-38', 'constructor', 'signInErrorSummary'],
])('%s: the widget’s error %s maps to the configured message %s', (_id, code, name) => {
  expect(widgetMessageName(code)).toBe(name);
});
