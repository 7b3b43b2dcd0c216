import { type LoginPopupConfig, ok } from '@settee/domain';
import type { IdentityWidget } from '../account/identity-widget.ts';
import type { SignInPorts } from '../account/ports.ts';
import { answerWith, type Fault } from './cart.ts';

/** The sign-in's settings with Google and Apple and the embedded widget. */
export function loginConfigFixture(change: Partial<LoginPopupConfig> = {}): LoginPopupConfig {
  return {
    isLoggedIn: false,
    identityDomain: '',
    identityWidgetUrl: '',
    identityWidgetIntegrity: { script: '', style: '' },
    googleIdp: 'google',
    appleIdp: 'apple',
    antiForgeryToken: 'sample-token',
    messages: {
      lockout: 'Your account is locked. Please wait 15 minutes, or reset your password.',
      usernameRequired: 'Please enter your email address.',
      passwordRequired: 'Please enter your password.',
      signInErrorSummary: 'The email address or the password is not right. Please try again.',
    },
    ...change,
  };
}

/** What the sample accounts answer; any other password is wrong. */
const knownErrors: Readonly<Record<string, string>> = {
  'a long and quiet sentence': '',
  'locked out': 'LOCKED_OUT',
};

/** Ports that answer well, or as `fault` says. */
export function signInPortsFixture(fault: Fault = 'none', change: Partial<SignInPorts> = {}): SignInPorts {
  const told = { isSuccess: true, message: '' };
  return {
    authenticate: ({ password }) => {
      const errorCode = knownErrors[password] ?? 'E0000004';
      return answerWith(fault, 'authenticate', { sessionToken: errorCode === '' ? 'session-1' : '', errorCode });
    },
    resetContent: () =>
      answerWith(fault, 'content', {
        title: 'Reset Password',
        text: 'Enter your email address and we will send you a link to choose a new password.',
      }),
    requestReset: () => answerWith(fault, 'okta-reset-password-request', told),
    openForgotPassword: () =>
      answerWith(fault, 'GetRequestVerificationToken', {
        requestToken: 'reset-token',
        headerMessage: 'Enter your email address and we will send you a link.',
      }),
    forgotPassword: () => answerWith(fault, 'forgot-password', told),
    log: () => {},
    logWidgetError: () => {},
    leaveTo: () => {},
    ...change,
  };
}

/** Stands in for a widget from elsewhere: a button that signs in and one that fails. */
export const externalWidgetFixture: IdentityWidget = {
  mount: async (place, { labels, onSignedIn, onError, onResetPassword }) => {
    const button = (text: string, press: () => void) => {
      const made = document.createElement('button');
      made.textContent = text;
      made.addEventListener('click', press);
      return made;
    };
    place.replaceChildren(
      button(`${labels.title} from elsewhere`, () => onSignedIn('session-of-widget')),
      button('Fail', () => onError('E0000004')),
      button(labels.resetPassword, onResetPassword),
    );
    return ok({ remove: () => place.replaceChildren() });
  },
};
