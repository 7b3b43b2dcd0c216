import type { IdentityWidget, IdentityWidgetOptions } from '@settee/checkout-kit';
import { ok, err, widgetErrors } from '@settee/domain';
import { loadVendorAssets } from './load-vendor-assets.ts';

/** Version of the external sign-in widget, which is part of the URL of its script and style sheet. SIGN-20 */
export const identityWidgetVersion = '4.3.2';

/** Error of the widget after it has shown the message. */
interface WidgetFailure {
  name?: string;
  message?: string;
  xhr?: { responseJSON?: { errorCode?: string } };
}

/** The part of the external widget that the shop uses. */
interface OktaSignIn {
  renderEl(
    container: { el: string },
    success: (result: WidgetResult) => void,
    failure: (error: WidgetFailure) => void,
  ): void;
  on(event: 'afterError', listener: (context: { controller: string }, error: WidgetFailure) => void): void;
  remove(): void;
}

interface WidgetResult {
  status: string;
  session?: { token: string };
}

declare global {
  var OktaSignIn: (new (settings: object) => OktaSignIn) | undefined;
}

/** Lockout codes of the widget, in addition to the one of the shop. SIGN-39 */
const lockouts: readonly string[] = ['E0000119', 'E0000069', 'error.auth.lockedOut', 'LOCKED_OUT'];

function getCode({ xhr, name, message = '' }: WidgetFailure, { messages }: IdentityWidgetOptions): string {
  if (message === messages.usernameRequired) return widgetErrors.usernameRequired;
  if (message === messages.passwordRequired) return widgetErrors.passwordRequired;
  const code = xhr?.responseJSON?.errorCode ?? name ?? '';
  return lockouts.includes(code) || message === messages.lockout ? widgetErrors.lockout : code;
}

/**
 * Maps labels and configured messages to the keys of the widget; a blank hides the title of the banner. SIGN-13,
 * SIGN-38 to SIGN-43
 */
function wordsOf({ labels, messages }: IdentityWidgetOptions): Record<string, string> {
  return {
    'primaryauth.title': labels.title,
    'primaryauth.submit': labels.title,
    'primaryauth.username.placeholder': labels.email,
    'primaryauth.password.placeholder': labels.password,
    remember: labels.rememberMe,
    forgotpassword: labels.resetPassword,
    'oform.errorbanner.title': ' ',
    'error.username.required': messages.usernameRequired,
    'error.password.required': messages.passwordRequired,
    'error.auth.lockedOut': messages.lockout,
    'errors.E0000119': messages.lockout,
    'errors.E0000069': messages.lockout,
    'errors.E0000004': messages.signInErrorSummary,
  };
}

const forgotLink = '[data-se="forgot-password"]';

function show(Widget: new (settings: object) => OktaSignIn, container: HTMLElement, options: IdentityWidgetOptions) {
  const { config, onSignedIn, onError, onResetPassword } = options;
  container.id ||= 'identity-widget';
  const widget = new Widget({
    baseUrl: config.identityDomain,
    language: 'en',
    i18n: { en: wordsOf(options) },
    features: { rememberMe: true, autoPush: false, multiOptionalFactorEnroll: false },
  });
  const reset = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest(forgotLink))) return;
    event.preventDefault();
    event.stopPropagation();
    onResetPassword();
  };
  container.addEventListener('click', reset, { capture: true });
  widget.on('afterError', (_, error) => onError(getCode(error, options)));
  widget.renderEl(
    { el: `#${container.id}` },
    ({ status, session }) => {
      if (status === 'SUCCESS' && session) onSignedIn(session.token);
    },
    (error) => onError(getCode(error, options)),
  );
  return {
    remove: () => {
      container.removeEventListener('click', reset, { capture: true });
      widget.remove();
    },
  };
}

/** The identity widget from elsewhere, by its configured address. SIGN-01, SIGN-19 */
export const externalWidget: IdentityWidget = {
  async mount(container, options) {
    const { identityWidgetUrl, identityWidgetIntegrity: integrity } = options.config;
    const folder = `${identityWidgetUrl.replace(/\/+$/, '')}/${identityWidgetVersion}`;
    try {
      await loadVendorAssets([
        { kind: 'style', url: `${folder}/css/okta-sign-in.min.css`, integrity: integrity.style },
        { kind: 'script', url: `${folder}/js/okta-sign-in.min.js`, integrity: integrity.script },
      ]);
      const Widget = globalThis.OktaSignIn;
      if (!Widget) throw new Error('The file that came is not the identity widget.');
      return ok(show(Widget, container, options));
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return err({ message, action: 'identityWidget', apiUrl: folder });
    }
  },
};
