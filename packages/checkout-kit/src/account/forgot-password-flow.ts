/** The head of the form and its token, which come after the popup has opened. PWD-13 */
export type ForgotHead = { at: 'loading' } | { at: 'ready'; message: string } | { at: 'failed' };

/** Why the request was not taken; `told` is the server's sentence. PWD-09, PWD-16 */
export type ForgotProblem = { kind: 'invalid' | 'unreachable' } | { kind: 'told'; message: string };

/** A forgotten password, from the address to the mail. PWD-05, PWD-06 */
export type ForgotState =
  | { at: 'form'; email: string; head: ForgotHead; problem: ForgotProblem | null }
  | { at: 'sending'; email: string; head: ForgotHead }
  | { at: 'sent'; email: string };

export type ForgotEvent =
  | { type: 'opened'; email: string; head: ForgotHead }
  | { type: 'headCame'; head: ForgotHead }
  | { type: 'typed'; email: string }
  | { type: 'judgedInvalid' }
  | { type: 'submitted' }
  | { type: 'refused'; problem: ForgotProblem }
  | { type: 'sent' };

export const emptyForgot: ForgotState = { at: 'form', email: '', head: { at: 'loading' }, problem: null };

export function forgotFlow(state: ForgotState, event: ForgotEvent): ForgotState {
  switch (event.type) {
    case 'opened':
      return { at: 'form', email: event.email, head: event.head, problem: null };
    case 'headCame':
      return state.at === 'sent' ? state : { ...state, head: event.head };
    case 'typed':
      // The message goes with the first change. PWD-07
      return state.at === 'form' ? { ...state, email: event.email, problem: null } : state;
    case 'judgedInvalid':
      return state.at === 'form' ? { ...state, problem: { kind: 'invalid' } } : state;
    case 'submitted':
      return state.at === 'form' ? { at: 'sending', email: state.email, head: state.head } : state;
    case 'refused':
      return state.at === 'sending' ? { ...state, at: 'form', problem: event.problem } : state;
    case 'sent':
      return state.at === 'sending' ? { at: 'sent', email: state.email } : state;
    default:
      return event satisfies never;
  }
}
