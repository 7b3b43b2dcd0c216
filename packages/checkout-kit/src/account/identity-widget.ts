import type { LoginPopupConfig, WidgetMessages } from '@settee/domain';
import type { PortResult } from '../errors/request-failure.ts';

/** What a widget shows and whom it tells. SIGN-13, SIGN-38 */
export interface IdentityWidgetOptions {
  config: LoginPopupConfig;
  labels: { title: string; email: string; password: string; rememberMe: string; resetPassword: string };
  messages: WidgetMessages;
  /** Gets the token that the form of SIGN-28 carries. */
  onSignedIn(sessionToken: string): void;
  /** Gets the code of what the widget told the shopper; it says so itself. SIGN-44 */
  onError(code: string): void;
  onResetPassword(): void;
}

/** An identity widget from elsewhere that a host can put into the panel. SIGN-01 */
export interface IdentityWidget {
  /** Answers how to take it away again, or why it could not be shown. */
  mount(place: HTMLElement, options: IdentityWidgetOptions): Promise<PortResult<{ remove(): void }>>;
}
