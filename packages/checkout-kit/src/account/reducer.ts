import type { LoginPopupConfig } from '@settee/domain';
import type { ResetContent } from './ports.ts';

/** State of a sign-in request, from the click to the popup. SIGN-23 to SIGN-27 */
export type SignInState =
  | { status: 'closed' }
  | { status: 'loading'; url: string }
  | { status: 'open'; url: string; config: LoginPopupConfig };

export type SignInEvent =
  | { type: 'signInRequested'; url: string }
  | { type: 'configLoaded'; config: LoginPopupConfig }
  | { type: 'closed' };

export const initialSignInState: SignInState = { status: 'closed' };

export function signInReducer(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'signInRequested':
      return state.status === 'closed' ? { status: 'loading', url: event.url } : state;
    case 'configLoaded':
      return state.status === 'loading' ? { status: 'open', url: state.url, config: event.config } : state;
    case 'closed':
      return initialSignInState;
    default:
      return event satisfies never;
  }
}

/** View of the panel. SIGN-32, SIGN-33 */
export type PanelState =
  | { status: 'signIn' }
  | { status: 'fetchingReset' }
  | { status: 'reset'; content: ResetContent }
  | { status: 'forgotPopup' };

export type PanelEvent =
  | { type: 'resetRequested' }
  | { type: 'resetLoaded'; content: ResetContent }
  | { type: 'resetUnavailable' }
  | { type: 'backClicked' };

export const initialPanelState: PanelState = { status: 'signIn' };

export function panelReducer(state: PanelState, event: PanelEvent): PanelState {
  switch (event.type) {
    case 'resetRequested':
      return state.status === 'signIn' ? { status: 'fetchingReset' } : state;
    case 'resetLoaded':
      return state.status === 'fetchingReset' ? { status: 'reset', content: event.content } : state;
    case 'resetUnavailable':
      return state.status === 'reset' ? state : { status: 'forgotPopup' };
    case 'backClicked':
      return initialPanelState;
    default:
      return event satisfies never;
  }
}
