/** Loading state of the form header and its token, requested after the popup opens. PWD-13 */
export type ForgotHead = { status: 'loading' } | { status: 'ready'; message: string } | { status: 'failed' };

/** Error of the reset request; `serverMessage` shows the message of the server. PWD-09, PWD-16 */
export type ForgotProblem =
  | { kind: 'invalid' | 'too-long' | 'unreachable' }
  | { kind: 'serverMessage'; message: string };

/** A forgotten password, from the address to the mail. PWD-05, PWD-06 */
export type ForgotState =
  | { status: 'form'; email: string; head: ForgotHead; problem: ForgotProblem | null }
  | { status: 'sending'; email: string; head: ForgotHead }
  | { status: 'sent'; email: string };

export type ForgotEvent =
  | { type: 'opened'; email: string; head: ForgotHead }
  | { type: 'headLoaded'; head: ForgotHead }
  | { type: 'changed'; email: string }
  | { type: 'validationFailed'; kind: 'invalid' | 'too-long' }
  | { type: 'submitted' }
  | { type: 'rejected'; problem: ForgotProblem }
  | { type: 'sent' };

export const initialForgotState: ForgotState = {
  status: 'form',
  email: '',
  head: { status: 'loading' },
  problem: null,
};

export function forgotReducer(state: ForgotState, event: ForgotEvent): ForgotState {
  switch (event.type) {
    case 'opened':
      return { status: 'form', email: event.email, head: event.head, problem: null };
    case 'headLoaded':
      return state.status === 'sent' ? state : { ...state, head: event.head };
    case 'changed':
      // The first change clears the message. PWD-07
      return state.status === 'form' ? { ...state, email: event.email, problem: null } : state;
    case 'validationFailed':
      return state.status === 'form' ? { ...state, problem: { kind: event.kind } } : state;
    case 'submitted':
      return state.status === 'form' ? { status: 'sending', email: state.email, head: state.head } : state;
    case 'rejected':
      return state.status === 'sending' ? { ...state, status: 'form', problem: event.problem } : state;
    case 'sent':
      return state.status === 'sending' ? { status: 'sent', email: state.email } : state;
    default:
      return event satisfies never;
  }
}
