import { readEmail } from '@settee/domain';
import { type FormEvent, useReducer, useRef } from 'react';
import type { PortResult, RequestFailure } from '../errors/request-failure.ts';
import { useFieldErrorEvents } from '../useFieldErrorEvents.ts';
import { validateEmailEntry } from './email-field.ts';
import { type ForgotState, initialForgotState, forgotReducer } from './forgot-password-reducer.ts';
import type { ForgotPasswordPorts, MessageResponse } from './ports.ts';

export interface ForgotPasswordOptions {
  /** Loads the header and the token of the form. PWD-13 */
  load: () => Promise<PortResult<{ requestToken: string; headerMessage: string }>>;
  send: (email: string, token: string) => Promise<PortResult<MessageResponse>>;
  log: (problem: RequestFailure) => void;
}

/** Returns the options of the popup. PWD-13, PWD-16 */
export const popupOptions = (ports: ForgotPasswordPorts): ForgotPasswordOptions => ({
  load: ports.openForgotPassword,
  send: ports.forgotPassword,
  log: ports.log,
});

/** The broken rule of the email address; `undefined` for an error that is not its own. */
export function toEmailProblem(state: ForgotState): 'invalid' | 'too-long' | undefined {
  const kind = state.status === 'form' ? state.problem?.kind : undefined;
  return kind === 'invalid' || kind === 'too-long' ? kind : undefined;
}

/** Headless forgot-password form. PWD-05 to PWD-16 */
export function useForgotPassword({ load, send: post, log }: ForgotPasswordOptions) {
  const [state, send] = useReducer(forgotReducer, initialForgotState);
  useFieldErrorEvents('forgotPassword', { emailAddress: toEmailProblem(state) });
  const input = useRef<HTMLInputElement>(null);
  const token = useRef<Promise<string | null>>(null);

  /** `null` when it could not be had; the next submit tries again. */
  const fetchToken = async (): Promise<string | null> => {
    const result = await load();
    if (!result.ok) {
      log(result.error);
      token.current = null;
      send({ type: 'headLoaded', head: { status: 'failed' } });
      return null;
    }
    send({ type: 'headLoaded', head: { status: 'ready', message: result.value.headerMessage } });
    return result.value.requestToken;
  };
  const open = (email = '') => {
    send({ type: 'opened', email, head: { status: 'loading' } });
    token.current = fetchToken();
  };

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    if (state.status !== 'form') return;
    const email = readEmail(state.email);
    const problem = validateEmailEntry(email, 'any');
    if (problem !== null) {
      send({ type: 'validationFailed', kind: problem === 'too-long' ? problem : 'invalid' });
      input.current?.focus();
      return;
    }
    send({ type: 'submitted' });
    const held = await (token.current ??= fetchToken());
    if (held === null) return send({ type: 'rejected', problem: { kind: 'unreachable' } });
    const result = await post(email, held);
    if (!result.ok) {
      log(result.error);
      return send({ type: 'rejected', problem: { kind: 'unreachable' } });
    }
    const { isSuccess, message } = result.value;
    send(isSuccess ? { type: 'sent' } : { type: 'rejected', problem: { kind: 'serverMessage', message } });
  };

  return { state, input, open, submit, type: (email: string) => send({ type: 'changed', email }) };
}

export type ForgotPasswordControl = ReturnType<typeof useForgotPassword>;
