import { classifyError } from '@settee/domain';

/** What the shopper is told of a call that broke. `isReset` stays set until the session popup closes. ERR-11, ERR-13 */
export type ProblemState =
  | { status: 'fine'; isReset: boolean }
  | {
      status: 'error';
      isReset: boolean;
      text: 'network' | 'generic' | { asGiven: string };
      /** Repeats what failed; without it the cart is the only way on. */
      retry?: () => void;
    }
  | { status: 'session'; isReset: true };

export type ProblemEvent =
  | { type: 'failed'; message: string; isBasketEmpty: boolean; retry?: () => void }
  | { type: 'errorClosed' }
  | { type: 'sessionClosed' };

export const noProblem: ProblemState = { status: 'fine', isReset: false };

/** What shows after an event; a lost session is never covered by a later error. ERR-04 to ERR-07, ERR-13 to ERR-20 */
export function problemFlow(state: ProblemState, event: ProblemEvent): ProblemState {
  switch (event.type) {
    case 'failed': {
      const reading = classifyError(event.message, event.isBasketEmpty);
      if (reading.kind === 'session-reset') return { status: 'session', isReset: true };
      if (state.status === 'session') return state;
      const text = reading.kind === 'as-given' ? { asGiven: reading.message } : reading.kind;
      return { status: 'error', isReset: state.isReset, text, retry: event.retry };
    }
    case 'errorClosed':
      return state.status === 'error' ? { status: 'fine', isReset: state.isReset } : state;
    case 'sessionClosed':
      return noProblem;
    default:
      return event satisfies never;
  }
}
