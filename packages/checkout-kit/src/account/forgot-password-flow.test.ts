import { expect, test } from 'vitest';
import { emptyForgot, forgotFlow, type ForgotEvent, type ForgotState } from './forgot-password-flow.ts';

const ready = { status: 'ready', message: 'We send a link.' } as const;
const after = (...events: ForgotEvent[]) => events.reduce<ForgotState>(forgotFlow, emptyForgot);
const opened = { type: 'opened', email: '', head: ready } as const;

test('PWD-05: it starts with the form, whatever was before', () => {
  expect(emptyForgot.status).toBe('form');
  expect(after({ type: 'submitted' }, { type: 'sent' }, opened)).toMatchObject({
    status: 'form',
    email: '',
    problem: null,
  });
});

test('PWD-06: it turns to the success view when the store reports success', () => {
  expect(after(opened, { type: 'typed', email: 'a@b.co' }, { type: 'submitted' }, { type: 'sent' })).toEqual({
    status: 'sent',
    email: 'a@b.co',
  });
  expect(after(opened, { type: 'sent' }).status).toBe('form');
});

test.each<[string, ForgotEvent[]]>([
  ['an invalid address', [{ type: 'judgedInvalid' }]],
  ['a refusal', [{ type: 'submitted' }, { type: 'refused', problem: { kind: 'told', message: 'No.' } }]],
])('PWD-07: editing clears the message of %s', (_, events) => {
  expect(after(opened, ...events)).toMatchObject({ problem: expect.anything() });
  expect(after(opened, ...events, { type: 'typed', email: 'a' })).toMatchObject({ email: 'a', problem: null });
});

test('PWD-13: the head comes later and does not disturb what is typed', () => {
  expect(after({ type: 'typed', email: 'a' }, { type: 'headCame', head: ready })).toMatchObject({
    email: 'a',
    head: ready,
  });
});
