import type { LoginPopupConfig } from '@settee/domain';
import type { ResetContent } from './ports.ts';

/** A wish to sign in, from the press to the popup. SIGN-23 to SIGN-27 */
export type SignInState =
  | { at: 'closed' }
  | { at: 'asking'; url: string }
  | { at: 'open'; url: string; config: LoginPopupConfig };

export type SignInEvent =
  | { type: 'asked'; url: string }
  | { type: 'granted'; config: LoginPopupConfig }
  | { type: 'closed' };

export const noSignIn: SignInState = { at: 'closed' };

export function signInFlow(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'asked':
      return state.at === 'closed' ? { at: 'asking', url: event.url } : state;
    case 'granted':
      return state.at === 'asking' ? { at: 'open', url: state.url, config: event.config } : state;
    case 'closed':
      return noSignIn;
    default:
      return event satisfies never;
  }
}

/** Which view the panel shows. SIGN-32, SIGN-33 */
export type PanelState =
  | { at: 'signIn' }
  | { at: 'fetchingReset' }
  | { at: 'reset'; content: ResetContent }
  | { at: 'forgotPopup' };

export type PanelEvent =
  | { type: 'resetAsked' }
  | { type: 'resetLoaded'; content: ResetContent }
  | { type: 'resetUnavailable' }
  | { type: 'backed' };

export const signInView: PanelState = { at: 'signIn' };

export function panelFlow(state: PanelState, event: PanelEvent): PanelState {
  switch (event.type) {
    case 'resetAsked':
      return state.at === 'signIn' ? { at: 'fetchingReset' } : state;
    case 'resetLoaded':
      return state.at === 'fetchingReset' ? { at: 'reset', content: event.content } : state;
    case 'resetUnavailable':
      return state.at === 'reset' ? state : { at: 'forgotPopup' };
    case 'backed':
      return signInView;
    default:
      return event satisfies never;
  }
}
