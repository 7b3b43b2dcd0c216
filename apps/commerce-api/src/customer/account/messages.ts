import { passwordLimits, type PasswordError, type WidgetMessages } from '@settee/domain';

/** What the identity widget says of its errors. SIGN-38 */
export const widgetMessages: WidgetMessages = {
  lockout: 'Your account is locked. Please wait 15 minutes, or reset your password.',
  usernameRequired: 'Please enter your email address.',
  passwordRequired: 'Please enter your password.',
  signInErrorSummary: 'The email address or the password is not right. Please try again.',
};

/** What is wrong with a new password. */
export const passwordMessages: Record<PasswordError, string> = {
  missing: 'Please enter a password.',
  'too-short': `Please use at least ${passwordLimits.min} characters.`,
  'too-long': `Please use at most ${passwordLimits.max} characters.`,
  'like-email': 'Please use a password that is not your email address.',
  'too-common': 'This password is one of the first that others would try. Please choose another.',
};

/** What accounts tell a shopper. */
export const accountMessages = {
  badEmail: 'Please enter a valid Email Address (i.e. name@domain.com).',
  badName: 'Please enter your first and last name.',
  wrongPassword: 'The password is not right. Please try again.',
  locked: widgetMessages.lockout,
  signInAgain: 'Please sign in again, and then do this within ten minutes.',
  checkForConfirmation: 'Check your email for a link to confirm your address.',
  checkForReset: 'Check your email for a link to reset your password.',
  checkNewAddress: 'Check your new address for a link to confirm it.',
  sameAddress: 'This is your email address already.',
  linkEnded: 'This link has expired or was used before. Please ask for a new one.',
  addressTaken: 'This email address belongs to another account by now.',
  choiceWanted: 'Please enter the password that you chose for your account.',
  choiceWrong: 'This is not the password that was chosen. Please try again.',
  addressConfirmed: 'Your email address is confirmed.',
  accountConfirmed: 'Your account is ready.',
  passwordSet: 'Your password is changed. Please sign in.',
  passwordChanged: 'Your password is changed.',
  madeElsewhere: 'New accounts are made where you sign in. Please choose Sign In.',
  keptElsewhere: 'Your password is kept where you sign in. Please choose Reset Password there to change it.',
  payingNow: 'An order is being placed with your account right now. Please try again in a few minutes.',
  accountDeleted: 'Your account is deleted.',
  mostCards: (limit: number) => `Your account already holds ${limit} cards, the most it can. Please remove one first.`,
  resetHeader: 'Enter your email address and we will send you a link.',
  resetTitle: 'Reset Password',
  resetText: 'Enter your email address and we will send you a link to choose a new password.',
} as const;
