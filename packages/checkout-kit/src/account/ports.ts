import type { PortResult, RequestFailure } from '../errors/request-failure.ts';
import type { IdentityWidget } from './identity-widget.ts';

/** Success of a request and its message for the shopper. */
export interface MessageResponse {
  isSuccess: boolean;
  message: string;
}

export interface SignInEntry {
  username: string;
  password: string;
  rememberMe: boolean;
}

/** Response to an email and a password. */
export interface SignInResponse {
  /** To post with the hidden form; empty after an error. SIGN-28 */
  sessionToken: string;
  /** Token of the session if it is not the one of the configuration any longer, such as after a sign-out in another tab. */
  antiForgeryToken?: string;
  errorCode: string;
}

/** Words of the panel's reset view. PWD-15 */
export interface ResetContent {
  title: string;
  text: string;
}

/** Port for the forgot-password form, implemented by the host. */
export interface ForgotPasswordPorts {
  /** Loads the token that the form is submitted with, and the heading of the form. PWD-13 */
  openForgotPassword(): Promise<PortResult<{ requestToken: string; headerMessage: string }>>;
  /** Requests a password-reset email; a failure has the message to show. PWD-16 */
  forgotPassword(email: string, token: string): Promise<PortResult<MessageResponse>>;
  log(problem: RequestFailure): void;
}

/** Port for the sign-in panel, implemented by the host. */
export interface SignInPorts extends ForgotPasswordPorts {
  /** Authenticates for the embedded widget; returns a session token or an error code of the widget. SIGN-01 */
  authenticate(entry: SignInEntry): Promise<PortResult<SignInResponse>>;
  /** Without it, or without an identity domain, the embedded widget is shown. */
  externalWidget?: IdentityWidget;
  /** Without it the login actions are unavailable and a popup takes the place of the reset view. SIGN-33, PWD-15 */
  resetContent?(): Promise<PortResult<ResetContent>>;
  /** The reset view's call. PWD-14 */
  requestReset(email: string): Promise<PortResult<MessageResponse>>;
  /** Writes a widget's error to the console. SIGN-44 */
  logWidgetError(code: string): void;
  /** Leaves the page for an address of this site. SIGN-30 */
  leaveTo(url: string): void;
}
