import { passwordLimits, type PasswordError, type WidgetMessages } from '@settee/domain';

/** Error messages of the identity widget. SIGN-38 */
export const widgetMessages: WidgetMessages = {
  lockout: 'Your account is locked. Please wait 15 minutes, or reset your password.',
  usernameRequired: 'Please enter your email address.',
  passwordRequired: 'Please enter your password.',
  signInErrorSummary: 'That email or password isn’t right. Please try again.',
};

/** Error messages for a new password. */
export const passwordMessages: Record<PasswordError, string> = {
  missing: 'Please enter a password.',
  'too-short': `Please use at least ${passwordLimits.min} characters.`,
  'too-long': `Please use ${passwordLimits.max} characters or fewer.`,
  'like-email': 'Your password can’t be your email address. Please choose another.',
  'too-common': 'That password is too easy to guess. Please choose another.',
};

/** Account messages shown to the shopper. */
export const accountMessages = {
  badEmail: 'Please enter a valid Email Address (i.e. name@domain.com).',
  badName: 'Please enter your first and last name.',
  wrongPassword: 'That password isn’t right. Please try again.',
  locked: widgetMessages.lockout,
  signInAgain: 'For your security, please sign in again, then make this change within 10 minutes.',
  checkForConfirmation: 'Check your email for a link to confirm your address.',
  checkForReset: 'Check your email for a link to reset your password.',
  checkNewAddress: 'Check your new email for a link to confirm it.',
  sameAddress: 'That’s already your email address.',
  linkEnded: 'This link has expired or was already used. Please request a new one.',
  addressTaken: 'Another account is now using this email address.',
  choiceWanted: 'Please enter the password you chose for your account.',
  choiceWrong: 'That isn’t the password you chose. Please try again.',
  addressConfirmed: 'Your email address has been confirmed.',
  accountConfirmed: 'Your account is ready.',
  passwordSet: 'Your password has been changed. Please sign in.',
  passwordChanged: 'Your password has been changed.',
  madeElsewhere: 'To create an account, please choose Sign In.',
  managedElsewhere:
    'Your password is managed by the service you sign in with. To change it, choose Reset Password there.',
  payingNow: 'We’re placing an order on your account right now. Please try again in a few minutes.',
  accountDeleted: 'Your account has been deleted.',
  tooManyCards: (limit: number) =>
    `You’ve saved ${limit} cards, the most your account can hold. Please remove one first.`,
  noSuchAddress: 'We couldn’t find that address in your account.',
  tooManyAddresses: (limit: number) => `You can save up to ${limit} addresses.`,
  resetHeader: 'Enter your email address and we’ll send you a link.',
  resetTitle: 'Reset Password',
  resetText: 'Enter your email address and we’ll send you a link to choose a new password.',
} as const;
