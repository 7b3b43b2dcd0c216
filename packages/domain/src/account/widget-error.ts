import type { WidgetMessages } from './user-account.ts';

/** Error codes of the identity widget. SIGN-39 to SIGN-42 */
export const widgetErrors = {
  lockout: 'LOCKED_OUT',
  usernameRequired: 'USERNAME_REQUIRED',
  passwordRequired: 'PASSWORD_REQUIRED',
  wrongCredentials: 'E0000004',
} as const;

export type WidgetError = (typeof widgetErrors)[keyof typeof widgetErrors];

const messageNames: ReadonlyMap<string, keyof WidgetMessages> = new Map([
  ['LOCKED_OUT', 'lockout'],
  ['USERNAME_REQUIRED', 'usernameRequired'],
  ['PASSWORD_REQUIRED', 'passwordRequired'],
  ['E0000004', 'signInErrorSummary'],
]);

/** Configured message of each error; other codes share one message. SIGN-38 to SIGN-42 */
export function widgetMessageName(code: string): keyof WidgetMessages {
  return messageNames.get(code) ?? 'signInErrorSummary';
}
