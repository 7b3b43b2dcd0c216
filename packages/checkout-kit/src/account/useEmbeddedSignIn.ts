import { readEmail, widgetErrors, widgetMessageName, type WidgetMessages } from '@settee/domain';
import { isEmailTooLong } from './email-field.ts';
import type { SignInEntry, SignInPorts } from './ports.ts';
import { useAccountForm } from './useAccountForm.ts';

export interface EmbeddedSignInOptions {
  authenticate: SignInPorts['authenticate'];
  /** Error messages of the widget, from the configuration. SIGN-38 */
  widgetMessages: WidgetMessages;
  onSignedIn: (sessionToken: string, antiForgeryToken?: string) => void;
  /** Gets the code of every error it shows. SIGN-44 */
  onError: (code: string) => void;
  /** Gets a call that broke. */
  onUnreachable?: SignInPorts['log'];
}

const blank = { username: '', password: '', rememberMe: false };

/** Headless embedded widget; stays busy after sign-in until the browser leaves the page. SIGN-39 to SIGN-42 */
export function useEmbeddedSignIn(options: EmbeddedSignInOptions) {
  const { authenticate, widgetMessages, onSignedIn, onError, onUnreachable } = options;
  return useAccountForm<typeof blank>({
    name: 'signIn',
    initial: blank,
    secrets: ['password'],
    validate: ({ username, password }) => {
      const isNameless = username.trim() === '';
      if (isNameless) onError(widgetErrors.usernameRequired);
      if (password === '') onError(widgetErrors.passwordRequired);
      return {
        ...(isNameless && { username: 'missing' }),
        ...(isEmailTooLong(username) && { username: 'too-long' }),
        ...(password === '' && { password: 'missing' }),
      };
    },
    send: async (entry: SignInEntry) => {
      const result = await authenticate({ ...entry, username: readEmail(entry.username) });
      if (!result.ok) {
        onUnreachable?.(result.error);
        return { next: 'refused', error: { kind: 'unreachable' } };
      }
      const { sessionToken, antiForgeryToken, errorCode } = result.value;
      if (errorCode === '') {
        onSignedIn(sessionToken, antiForgeryToken);
        return { next: 'done', message: '' };
      }
      onError(errorCode);
      return {
        next: 'refused',
        error: { kind: 'serverMessage', message: widgetMessages[widgetMessageName(errorCode)] },
      };
    },
  });
}
