import { expect, test } from 'vitest';
import { formFlow, type FormEvent, type FormState, startForm } from './form-flow.ts';

type Sample = { email: string; password: string };
const after = (...events: FormEvent<Sample>[]): FormState<Sample> =>
  events.reduce<FormState<Sample>>(formFlow, startForm<Sample>({ email: 'a', password: 'secret' }));
const refusal = { kind: 'told', message: 'No.' } as const;

test('a field that is typed in loses its problem, and the refusal goes', () => {
  const state = after(
    { type: 'judged', problems: { email: 'invalid', password: 'too-short' } },
    {
      type: 'typed',
      field: 'email',
      value: 'a@b',
    },
  );
  expect(state).toEqual({
    at: 'editing',
    entry: { email: 'a@b', password: 'secret' },
    problems: { password: 'too-short' },
    refusal: null,
  });
});

test('a refusal keeps the entry but for its secrets', () => {
  expect(after({ type: 'sent' }, { type: 'refused', refusal, secrets: ['password'] })).toEqual({
    at: 'editing',
    entry: { email: 'a', password: '' },
    problems: {},
    refusal,
  });
});

test('a connection that fails keeps the whole entry', () => {
  const offline = { kind: 'unreachable' } as const;
  expect(after({ type: 'sent' }, { type: 'refused', refusal: offline, secrets: ['password'] })).toEqual({
    at: 'editing',
    entry: { email: 'a', password: 'secret' },
    problems: {},
    refusal: offline,
  });
});

test('nothing is sent twice, and what is under way cannot be changed', () => {
  const sent = after({ type: 'sent' });
  expect(formFlow(sent, { type: 'sent' })).toBe(sent);
  expect(formFlow(sent, { type: 'typed', field: 'email', value: 'b' })).toBe(sent);
});

test('late answers are ignored', () => {
  const quiet = after();
  expect(formFlow(quiet, { type: 'done', message: '' })).toBe(quiet);
  expect(formFlow(quiet, { type: 'refused', refusal, secrets: [] })).toBe(quiet);
});

test('a form that is done can start again', () => {
  const entry = { email: '', password: '' };
  expect(after({ type: 'sent' }, { type: 'done', message: 'Well.' }, { type: 'restarted', entry })).toEqual(
    startForm(entry),
  );
});
