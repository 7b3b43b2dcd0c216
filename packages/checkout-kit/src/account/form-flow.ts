import type { FieldProblem, PasswordProblem } from '@settee/domain';

/** What a form of the account holds. */
export type Entry = Readonly<Record<string, string | boolean>>;

/** Shown at the fields, after a failed submit and not before. */
export type FormProblems<E extends Entry> = Partial<Record<keyof E, FieldProblem | PasswordProblem>>;

/** Why the server did not take a form; `told` is its own sentence. */
export type Refusal = { kind: 'unreachable' } | { kind: 'told'; message: string };

export type FormState<E extends Entry> =
  | { at: 'editing'; entry: E; problems: FormProblems<E>; refusal: Refusal | null }
  | { at: 'sending'; entry: E }
  | { at: 'done'; entry: E; message: string };

export type FormEvent<E extends Entry> =
  | { type: 'typed'; field: keyof E; value: string | boolean }
  | { type: 'judged'; problems: FormProblems<E> }
  | { type: 'sent' }
  | { type: 'refused'; refusal: Refusal; secrets: readonly (keyof E)[] }
  | { type: 'done'; message: string }
  | { type: 'restarted'; entry: E };

export function startForm<E extends Entry>(entry: E): FormState<E> {
  return { at: 'editing', entry, problems: {}, refusal: null };
}

/** What a form of the account shows after an event. An error of the server removes the secrets; a failed connection does not. */
export function formFlow<E extends Entry>(state: FormState<E>, event: FormEvent<E>): FormState<E> {
  switch (event.type) {
    case 'typed': {
      if (state.at !== 'editing') return state;
      const { [event.field]: _settled, ...problems } = state.problems;
      const entry = { ...state.entry, [event.field]: event.value };
      return { at: 'editing', entry, problems: problems as FormProblems<E>, refusal: null };
    }
    case 'judged':
      return state.at === 'editing' ? { ...state, problems: event.problems, refusal: null } : state;
    case 'sent':
      return state.at === 'editing' ? { at: 'sending', entry: state.entry } : state;
    case 'refused': {
      if (state.at !== 'sending') return state;
      const secrets = event.refusal.kind === 'told' ? event.secrets : [];
      const blank = Object.fromEntries(secrets.map((field) => [field, '']));
      return { at: 'editing', entry: { ...state.entry, ...blank }, problems: {}, refusal: event.refusal };
    }
    case 'done':
      return state.at === 'sending' ? { at: 'done', entry: state.entry, message: event.message } : state;
    case 'restarted':
      return startForm(event.entry);
    default:
      return event satisfies never;
  }
}
