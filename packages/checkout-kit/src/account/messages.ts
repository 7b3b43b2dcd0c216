import type { Messages } from '@settee/ui';

/** Every word of the sign-in: the layer before the checkout, the panel, its popups and the forgotten password. */
export const accountMessages = {
  title: 'Checkout',
  returningCustomers: 'Returning Customers',
  returningText: 'Sign in to use your saved addresses and cards and to see this order in your account.',
  newCustomers: 'New Customers',
  guestText: 'No account needed. Just tell us where to deliver and how to reach you.',
  guestCheckout: 'Guest Checkout',
  close: 'Close',

  popupTitle: 'Account Sign In',
  panelTitle: 'Sign In',
  email: 'Email',
  password: 'Password',
  rememberMe: 'Remember Me',
  resetPassword: 'Reset Password',
  signIn: 'Sign In',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  socialNames: { google: 'Continue with Google', apple: 'Continue with Apple' },
  or: 'or',
  agreement: {
    before: 'By signing in, you are agreeing to our ',
    terms: 'Terms of Use',
    between: ' and ',
    privacy: 'Privacy Policy',
    after: '.',
  },
  noAccount: "Don't have an account?",
  createAccount: 'Create an Account',
  loading: 'Loading sign-in',
  unreachable: 'We can’t connect right now. Please check your internet connection and try again.',

  forgotTitle: 'Reset Password',
  cancel: 'Cancel',
  submit: 'Submit',
  done: 'Done',
  backToSignIn: 'Back to Sign In',
  emailInvalid: (example: string) => `Please enter a valid Email Address (i.e. ${example}).`,
  emailTooLong: (limit: number) => `Email takes up to ${limit} characters.`,
  resetSent: 'Check your email for a link to reset your password.',
  resetSentTo: (email: string) => `If there’s an account for ${email}, you’ll get the link within a few minutes.`,
  resetUnavailable: 'Something went wrong. Please try again in a moment.',
};

export type AccountMessages = Messages<typeof accountMessages>;
