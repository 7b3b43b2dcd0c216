import type { Messages } from '@settee/ui';
import { type FieldError, passwordLimits, type PasswordError, type SignInError } from '@settee/domain';

const passwordProblems: Record<PasswordError | FieldError, string> = {
  missing: 'Please enter a password.',
  invalid: 'Please enter a valid password.',
  'too-short': `Please use at least ${passwordLimits.min} characters.`,
  'too-long': `Please use ${passwordLimits.max} characters or fewer.`,
  'like-email': 'Your password can’t be your email address. Please choose another.',
  'too-common': 'That password is too easy to guess. Please choose another.',
};

/** Errors that redirect a sign-in back to the sign-in page. */
const loginProblems: Record<SignInError, string> = {
  credentials: 'We couldn’t sign you in with that email and password. Please check both and try again.',
  locked: 'Too many attempts. Please wait 15 minutes, or reset your password.',
  expired: 'Your sign-in timed out. Please try again.',
  'existing-account': 'There’s already an account with this email address. Please sign in with your password.',
  'unverified-email': 'We couldn’t confirm that this email address is yours. Please sign in with your password.',
  unavailable: 'That sign-in option isn’t available right now. Please try another.',
  canceled: 'Sign-in canceled. Nothing was changed.',
  failed: 'We couldn’t sign you in. Please try again.',
};

/** Texts of the pages for sign-in, account creation and mailed links. */
export const signUpMessages = {
  loginTitle: 'Sign In',
  loginProblems,
  signInToGoOn: 'Please sign in to continue.',
  configFailed: 'We couldn’t load sign-in.',
  configFailedText: 'Please try again in a moment. You can still shop and check out as a guest.',
  tryAgain: 'Try Again',
  newHere: 'New here?',
  benefits: ['Your orders in one place', 'Saved addresses and cards for faster checkout', 'Your cart on every device'],
  createAccount: 'Create an Account',

  createTitle: 'Create an Account',
  createText: 'We’ll email you a link to confirm your address and activate your account.',
  haveAccount: 'Already have an account?',
  signIn: 'Sign In',
  firstName: 'First Name',
  lastName: 'Last Name',
  emailAddress: 'Email Address',
  password: 'Password',
  newPassword: 'New Password',
  isNewsWanted: 'Email me about new collections and sales. I can unsubscribe anytime.',
  create: 'Create Account',
  firstNameProblem: 'Please enter your first name.',
  lastNameProblem: 'Please enter your last name.',
  nameInvalid: 'Please use 2 to 20 letters.',
  emailProblem: 'Please enter a valid Email Address (i.e. name@domain.com).',
  emailTooLong: (limit: number) => `Email Address takes up to ${limit} characters.`,
  passwordProblems,
  passwordHints: 'Password requirements',
  lengthHint: `At least ${passwordLimits.min} characters (a short sentence works well)`,
  emailHint: 'Different from your email address',
  commonHint: 'Not a commonly used password',
  met: 'met',
  checkMailTitle: 'Check your email',
  checkMailText: (email: string) => `We sent a link to ${email}. Open it within 24 hours to continue.`,
  noMail: 'Don’t see it? Check your spam folder, or',
  useAnother: 'use a different email',

  resetTitle: 'Choose a New Password',
  resetText: 'We’ll sign you out on all your devices.',
  savePassword: 'Save Password',
  resetDone: 'Your password has been changed.',
  resetDoneText: 'Sign in with your new password.',
  expiredTitle: 'This link has expired',
  expiredText:
    'Reset links work once and expire after 30 minutes. Enter your email address and we’ll send you a new one.',
  sendNew: 'Send a New Link',
  checkFailed: 'We couldn’t check this link.',
  checking: 'Checking your link',

  confirmTitle: 'Confirm Your Email Address',
  confirmText: 'One more step: select Confirm to finish.',
  confirm: 'Confirm',
  confirmed: 'Your email address has been confirmed.',
  confirmedText: 'Use it the next time you sign in.',
  toAccount: 'Go to My Account',
  confirmRejected: 'This link has expired',
  confirmRejectedText:
    'Confirmation links work once and expire after 24 hours. Already have an account? Sign in. If not, create one and we’ll send you a new link.',
};

export type SignUpMessages = Messages<typeof signUpMessages>;
