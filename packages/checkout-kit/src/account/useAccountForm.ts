import { useLayoutEffect } from '@settee/ui';
import { type FormEvent as SubmitEvent, useReducer, useRef } from 'react';
import type { PortResult, RequestFailure } from '../errors/request-failure.ts';
import {
  type FormValues,
  type FormEvent,
  formReducer,
  type FormProblems,
  type FormState,
  type FormError,
  startForm,
} from './form-reducer.ts';
import type { MessageResponse } from './ports.ts';
import { useFieldErrorEvents } from '../useFieldErrorEvents.ts';

export type Outcome = { next: 'done'; message: string } | { next: 'refused'; error: FormError };

export interface AccountFormOptions<E extends FormValues> {
  /** Name of the form in events. */
  name: string;
  /** Its keys in the order of the fields. */
  initial: E;
  /** Fields that an error clears, such as a password. */
  secrets?: readonly (keyof E & string)[];
  validate(entry: E): FormProblems<E>;
  send(entry: E): Promise<Outcome>;
  onDone?(entry: E): void;
}

/** Converts the response of an account request to a form outcome and logs a failed request. */
export function toOutcome(result: PortResult<MessageResponse>, log: (problem: RequestFailure) => void): Outcome {
  if (!result.ok) {
    log(result.error);
    return { next: 'refused', error: { kind: 'unreachable' } };
  }
  const { isSuccess, message } = result.value;
  return isSuccess ? { next: 'done', message } : { next: 'refused', error: { kind: 'serverMessage', message } };
}

/** Headless account form: validates, submits once and focuses the first invalid field. */
export function useAccountForm<E extends FormValues>(options: AccountFormOptions<E>) {
  const { initial, secrets = [], validate, send: post, onDone } = options;
  const [state, send] = useReducer<FormState<E>, E, [FormEvent<E>]>(formReducer, initial, startForm);
  const form = useRef<HTMLFormElement>(null);
  const error = state.status === 'editing' ? state.error : null;

  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();
  useLayoutEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[data-banner]')?.focus();
  }, [error]);

  const submit = async (event?: SubmitEvent) => {
    event?.preventDefault();
    if (state.status !== 'editing') return;
    const problems = validate(state.entry);
    send({ type: 'validated', problems });
    const first = Object.keys(initial).find((field) => problems[field]);
    if (first !== undefined) return focus(`[data-field="${first}"]`);
    send({ type: 'sent' });
    const outcome = await post(state.entry);
    if (outcome.next === 'refused') return send({ type: 'rejected', error: outcome.error, secrets });
    send({ type: 'done', message: outcome.message });
    onDone?.(state.entry);
  };

  const problems: FormProblems<E> = state.status === 'editing' ? state.problems : {};
  useFieldErrorEvents(options.name, problems);

  return {
    state,
    form,
    submit,
    problems,
    error,
    isBusy: state.status !== 'editing',
    set: (field: keyof E, value: string | boolean) => send({ type: 'changed', field, value }),
    restart: (entry: E = initial) => send({ type: 'restarted', entry }),
  };
}

export type AccountFormControl<E extends FormValues> = ReturnType<typeof useAccountForm<E>>;
