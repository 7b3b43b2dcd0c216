import { expect, test } from 'vitest';
import { formReducer, type FormEvent, type FormState, startForm } from './form-reducer.ts';

type Sample = { email: string; password: string };
const after = (...events: FormEvent<Sample>[]): FormState<Sample> =>
  events.reduce<FormState<Sample>>(formReducer, startForm<Sample>({ email: 'a', password: 'secret' }));
const error = { kind: 'serverMessage', message: 'No.' } as const;

test('editing a field clears its error and the form error', () => {
  const state = after(
    { type: 'validated', problems: { email: 'invalid', password: 'too-short' } },
    {
      type: 'changed',
      field: 'email',
      value: 'a@b',
    },
  );
  expect(state).toEqual({
    status: 'editing',
    entry: { email: 'a@b', password: 'secret' },
    problems: { password: 'too-short' },
    error: null,
  });
});

test('an error preserves the entered values except the secrets', () => {
  expect(after({ type: 'sent' }, { type: 'rejected', error, secrets: ['password'] })).toEqual({
    status: 'editing',
    entry: { email: 'a', password: '' },
    problems: {},
    error,
  });
});

test('a failed connection preserves all entered values', () => {
  const offline = { kind: 'unreachable' } as const;
  expect(after({ type: 'sent' }, { type: 'rejected', error: offline, secrets: ['password'] })).toEqual({
    status: 'editing',
    entry: { email: 'a', password: 'secret' },
    problems: {},
    error: offline,
  });
});

test('nothing is sent twice, and fields cannot change during a request', () => {
  const sent = after({ type: 'sent' });
  expect(formReducer(sent, { type: 'sent' })).toBe(sent);
  expect(formReducer(sent, { type: 'changed', field: 'email', value: 'b' })).toBe(sent);
});

test('late responses are ignored', () => {
  const quiet = after();
  expect(formReducer(quiet, { type: 'done', message: '' })).toBe(quiet);
  expect(formReducer(quiet, { type: 'rejected', error, secrets: [] })).toBe(quiet);
});

test('a form that is done can start again', () => {
  const entry = { email: '', password: '' };
  expect(after({ type: 'sent' }, { type: 'done', message: 'Well.' }, { type: 'restarted', entry })).toEqual(
    startForm(entry),
  );
});
