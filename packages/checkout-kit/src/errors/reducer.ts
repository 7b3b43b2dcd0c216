import { classifyError } from '@settee/domain';

/** State of the popup for a failed request. `isReset` stays true until the session popup closes. ERR-11, ERR-13 */
export type ErrorPopupState =
  | { status: 'idle'; isReset: boolean }
  | {
      status: 'error';
      isReset: boolean;
      text: 'network' | 'generic' | { asGiven: string };
      /** Repeats what failed; without it the cart is the only way on. */
      retry?: () => void;
    }
  | { status: 'sessionExpired'; isReset: true };

export type ErrorPopupEvent =
  | { type: 'failed'; message: string; isBasketEmpty: boolean; retry?: () => void }
  | { type: 'errorClosed' }
  | { type: 'sessionClosed' };

export const initialErrorPopupState: ErrorPopupState = { status: 'idle', isReset: false };

/** Reduces an event; a later error never replaces a lost session. ERR-04 to ERR-07, ERR-13 to ERR-20 */
export function errorPopupReducer(state: ErrorPopupState, event: ErrorPopupEvent): ErrorPopupState {
  switch (event.type) {
    case 'failed': {
      const reading = classifyError(event.message, event.isBasketEmpty);
      if (reading.kind === 'session-reset') return { status: 'sessionExpired', isReset: true };
      if (state.status === 'sessionExpired') return state;
      const text = reading.kind === 'verbatim' ? { asGiven: reading.message } : reading.kind;
      return { status: 'error', isReset: state.isReset, text, retry: event.retry };
    }
    case 'errorClosed':
      return state.status === 'error' ? { status: 'idle', isReset: state.isReset } : state;
    case 'sessionClosed':
      return initialErrorPopupState;
    default:
      return event satisfies never;
  }
}
