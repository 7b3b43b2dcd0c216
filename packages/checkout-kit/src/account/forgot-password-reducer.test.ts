import { expect, test } from 'vitest';
import { initialForgotState, forgotReducer, type ForgotEvent, type ForgotState } from './forgot-password-reducer.ts';

const ready = { status: 'ready', message: 'We send a link.' } as const;
const after = (...events: ForgotEvent[]) => events.reduce<ForgotState>(forgotReducer, initialForgotState);
const opened = { type: 'opened', email: '', head: ready } as const;

test('PWD-05: it starts with the form, whatever was before', () => {
  expect(initialForgotState.status).toBe('form');
  expect(after({ type: 'submitted' }, { type: 'sent' }, opened)).toMatchObject({
    status: 'form',
    email: '',
    problem: null,
  });
});

test('PWD-06: it turns to the success view when the store reports success', () => {
  expect(after(opened, { type: 'changed', email: 'a@b.co' }, { type: 'submitted' }, { type: 'sent' })).toEqual({
    status: 'sent',
    email: 'a@b.co',
  });
  expect(after(opened, { type: 'sent' }).status).toBe('form');
});

test.each<[string, ForgotEvent[]]>([
  ['an invalid address', [{ type: 'validationFailed', kind: 'invalid' }]],
  ['a refusal', [{ type: 'submitted' }, { type: 'rejected', problem: { kind: 'serverMessage', message: 'No.' } }]],
])('PWD-07: editing clears the message of %s', (_, events) => {
  expect(after(opened, ...events)).toMatchObject({ problem: expect.anything() });
  expect(after(opened, ...events, { type: 'changed', email: 'a' })).toMatchObject({ email: 'a', problem: null });
});

test('PWD-13: the header loads later and does not change the entered email', () => {
  expect(after({ type: 'changed', email: 'a' }, { type: 'headLoaded', head: ready })).toMatchObject({
    email: 'a',
    head: ready,
  });
});
