import { type FieldError, passwordLimits, type PasswordError, type SignInError } from '@settee/domain';

const passwordProblems: Record<PasswordError | FieldError, string> = {
  missing: 'Please enter a password.',
  invalid: 'Please enter a valid password.',
  'too-short': `Please use at least ${passwordLimits.min} characters.`,
  'too-long': `Please use at most ${passwordLimits.max} characters.`,
  'like-email': 'Please choose a password that is not your email address.',
  'too-common': 'This is one of the first passwords that people try. Please choose another.',
};

/** Errors that redirect a sign-in back to the sign-in page. */
const loginProblems: Record<SignInError, string> = {
  expired: 'That took a little too long. Please sign in again.',
  'existing-account': 'There is an account with this email address already. Please sign in with its password.',
  'unverified-email': 'We could not confirm that this email address is yours. Please sign in with your password.',
  unavailable: 'This way to sign in is not available right now. Please try another.',
  cancelled: 'You did not finish signing in. Nothing has changed.',
  failed: 'We could not sign you in. Please try again.',
};

/** Texts of the pages for sign-in, account creation and mailed links. */
export const signUpMessages = {
  loginTitle: 'Sign In',
  loginProblems,
  signInToGoOn: 'Please sign in to go on.',
  configFailed: 'We could not load the sign-in.',
  configFailedText: 'Please try again in a moment. You can shop and check out without an account.',
  tryAgain: 'Try again',
  newHere: 'New here?',
  benefits: ['Your orders in one place', 'Addresses and cards kept for next time', 'One cart on every device'],
  createAccount: 'Create an Account',

  createTitle: 'Create an Account',
  createText: 'We will mail you a link to confirm your address. Your account begins with it.',
  haveAccount: 'Have an account already?',
  signIn: 'Sign In',
  firstName: 'First Name',
  lastName: 'Last Name',
  emailAddress: 'Email Address',
  password: 'Password',
  newPassword: 'New Password',
  isNewsWanted: 'Mail me news of collections and sales. I can change my mind at any time.',
  create: 'Create Account',
  firstNameProblem: 'Please enter your first name.',
  lastNameProblem: 'Please enter your last name.',
  nameInvalid: 'Please use 2 to 20 letters.',
  emailProblem: 'Please enter a valid Email Address (i.e. name@domain.com).',
  passwordProblems,
  passwordHints: 'A good password',
  lengthHint: `At least ${passwordLimits.min} characters; a sentence is best`,
  emailHint: 'Not your email address',
  commonHint: 'Not one that many people use',
  met: 'done',
  checkMailTitle: 'Check your email',
  checkMailText: (email: string) =>
    `We have written to ${email}. Follow the link in the message to go on; it holds for a day.`,
  noMail: 'Nothing there? Look among the unwanted mail, or',
  useAnother: 'use another address',

  resetTitle: 'Choose a New Password',
  resetText: 'All browsers that are signed in to your account will be signed out.',
  savePassword: 'Save Password',
  resetDone: 'Your password is changed.',
  resetDoneText: 'Please sign in with it.',
  expiredTitle: 'This link has expired',
  expiredText:
    'A reset link holds for half an hour and works once. Enter your email address and we will send a new one.',
  sendNew: 'Send a New Link',
  checkFailed: 'We could not check this link.',
  checking: 'Checking your link',

  confirmTitle: 'Confirm Your Email Address',
  confirmText: 'One press and your address is confirmed.',
  confirm: 'Confirm',
  confirmed: 'Your email address is confirmed.',
  confirmedText: 'From now on you sign in with it.',
  toAccount: 'Go to My Account',
  confirmRejected: 'This link is no longer good',
  confirmRejectedText:
    'It has been used or is older than a day. If you have an account, sign in; otherwise create one again.',
};

export type SignUpMessages = typeof signUpMessages;
