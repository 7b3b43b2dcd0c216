import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ResetRequest.stories.tsx';

const all = composeStories(stories);
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

test.each([[''], ['maren'], ['maren@example'], ['maren@example.c'], ['a b@example.com']])(
  'PWD-08, PWD-09, PWD-10: %j says so in words, has the focus and is not sent',
  async (typed) => {
    const send = fn(all.Empty.args.send);
    await all.Empty.run({ args: { ...all.Empty.args, send } });
    if (typed !== '') await userEvent.type(email(), typed);
    await submit();
    expect(screen.getByText('Please enter a valid Email Address (i.e. name@domain.com).')).toBeTruthy();
    expect(document.activeElement).toBe(email());
    expect(send).not.toHaveBeenCalled();
  },
);

test.each(['maren@example.co', 'maren@example.house'])('PWD-08, README decision 20: %j is sent', async (typed) => {
  const send = fn(all.Empty.args.send);
  await all.Empty.run({ args: { ...all.Empty.args, send } });
  await userEvent.type(email(), typed);
  await submit();
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0]).toBe(typed);
});

test('PWD-09: the email example is configurable', async () => {
  await all.WrongAddress.run({ args: { ...all.WrongAddress.args, emailExample: 'you@casa.example' } });
  expect(screen.getByText('Please enter a valid Email Address (i.e. you@casa.example).')).toBeTruthy();
});

test('PWD-07: editing the email clears the message', async () => {
  await all.Refused.run();
  await screen.findByText('Please wait a minute.');
  await userEvent.type(email(), 'x');
  expect(screen.queryByRole('alert')).toBeNull();
});

test("PWD-06: the success view shows 'Check your email for a link to reset your password.'", async () => {
  await all.Sent.run();
  expect((await screen.findByRole('status')).textContent).toContain(
    'Check your email for a link to reset your password.',
  );
  expect(screen.queryByLabelText('Email')).toBeNull();
});

test('PWD-01, PWD-16: a valid address is sent with the form token; an error shows its message', async () => {
  const send = fn(async () => ({ ok: true, value: { isSuccess: false, message: 'Please wait a minute.' } }) as const);
  await all.Refused.run({ args: { ...all.Refused.args, send } });
  expect(send).toHaveBeenCalledExactlyOnceWith('maren@example.com', 'reset-token');
  expect((await screen.findByRole('alert')).textContent).toBe('Please wait a minute.');
});

test('a failed call is logged and shows an error', async () => {
  const log = fn();
  await all.Unreachable.run({ args: { ...all.Unreachable.args, log } });
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Please try again in a moment.');
  expect(log).toHaveBeenCalledOnce();
});
