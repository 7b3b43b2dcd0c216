import type { FieldError, PasswordError } from '@settee/domain';

/** Values of an account form by field name. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** Shown at the fields, after a failed submit and not before. */
export type FormProblems<E extends FormValues> = Partial<Record<keyof E, FieldError | PasswordError>>;

/** Error of a form after sending; `serverMessage` shows the message of the server. */
export type FormError = { kind: 'unreachable' } | { kind: 'serverMessage'; message: string };

export type FormState<E extends FormValues> =
  | { status: 'editing'; entry: E; problems: FormProblems<E>; error: FormError | null }
  | { status: 'sending'; entry: E }
  | { status: 'done'; entry: E; message: string };

export type FormEvent<E extends FormValues> =
  | { type: 'changed'; field: keyof E; value: string | boolean }
  | { type: 'validated'; problems: FormProblems<E> }
  | { type: 'sent' }
  | { type: 'rejected'; error: FormError; secrets: readonly (keyof E)[] }
  | { type: 'done'; message: string }
  | { type: 'restarted'; entry: E };

export function startForm<E extends FormValues>(entry: E): FormState<E> {
  return { status: 'editing', entry, problems: {}, error: null };
}

/** Reducer of an account form. An error of the server clears the secrets; a failed connection preserves all values. */
export function formReducer<E extends FormValues>(state: FormState<E>, event: FormEvent<E>): FormState<E> {
  switch (event.type) {
    case 'changed': {
      if (state.status !== 'editing') return state;
      const { [event.field]: _removed, ...problems } = state.problems;
      const entry = { ...state.entry, [event.field]: event.value };
      return { status: 'editing', entry, problems: problems as FormProblems<E>, error: null };
    }
    case 'validated':
      return state.status === 'editing' ? { ...state, problems: event.problems, error: null } : state;
    case 'sent':
      return state.status === 'editing' ? { status: 'sending', entry: state.entry } : state;
    case 'rejected': {
      if (state.status !== 'sending') return state;
      const secrets = event.error.kind === 'serverMessage' ? event.secrets : [];
      const blank = Object.fromEntries(secrets.map((field) => [field, '']));
      return { status: 'editing', entry: { ...state.entry, ...blank }, problems: {}, error: event.error };
    }
    case 'done':
      return state.status === 'sending' ? { status: 'done', entry: state.entry, message: event.message } : state;
    case 'restarted':
      return startForm(event.entry);
    default:
      return event satisfies never;
  }
}
