import type { LoginPopupConfig, WidgetMessages } from '@settee/domain';
import type { PortResult } from '../errors/request-failure.ts';

/** Configuration, texts and callbacks of an identity widget. SIGN-13, SIGN-38 */
export interface IdentityWidgetOptions {
  config: LoginPopupConfig;
  labels: { title: string; email: string; password: string; rememberMe: string; resetPassword: string };
  messages: WidgetMessages;
  /** Gets the token that the form of SIGN-28 carries. */
  onSignedIn(sessionToken: string): void;
  /** Called with the code of an error; the widget shows the message itself. SIGN-44 */
  onError(code: string): void;
  onResetPassword(): void;
}

/** An identity widget from elsewhere that a host can put into the panel. SIGN-01 */
export interface IdentityWidget {
  /** Mounts the widget and returns its `remove` function, or an error when it cannot be shown. */
  mount(container: HTMLElement, options: IdentityWidgetOptions): Promise<PortResult<{ remove(): void }>>;
}
