import type { LoginPopupConfig } from '@settee/domain';
import type { ResetContent } from './ports.ts';

/** A wish to sign in, from the press to the popup. SIGN-23 to SIGN-27 */
export type SignInState =
  | { status: 'closed' }
  | { status: 'asking'; url: string }
  | { status: 'open'; url: string; config: LoginPopupConfig };

export type SignInEvent =
  | { type: 'asked'; url: string }
  | { type: 'granted'; config: LoginPopupConfig }
  | { type: 'closed' };

export const noSignIn: SignInState = { status: 'closed' };

export function signInFlow(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'asked':
      return state.status === 'closed' ? { status: 'asking', url: event.url } : state;
    case 'granted':
      return state.status === 'asking' ? { status: 'open', url: state.url, config: event.config } : state;
    case 'closed':
      return noSignIn;
    default:
      return event satisfies never;
  }
}

/** Which view the panel shows. SIGN-32, SIGN-33 */
export type PanelState =
  | { status: 'signIn' }
  | { status: 'fetchingReset' }
  | { status: 'reset'; content: ResetContent }
  | { status: 'forgotPopup' };

export type PanelEvent =
  | { type: 'resetAsked' }
  | { type: 'resetLoaded'; content: ResetContent }
  | { type: 'resetUnavailable' }
  | { type: 'backed' };

export const signInView: PanelState = { status: 'signIn' };

export function panelFlow(state: PanelState, event: PanelEvent): PanelState {
  switch (event.type) {
    case 'resetAsked':
      return state.status === 'signIn' ? { status: 'fetchingReset' } : state;
    case 'resetLoaded':
      return state.status === 'fetchingReset' ? { status: 'reset', content: event.content } : state;
    case 'resetUnavailable':
      return state.status === 'reset' ? state : { status: 'forgotPopup' };
    case 'backed':
      return signInView;
    default:
      return event satisfies never;
  }
}
