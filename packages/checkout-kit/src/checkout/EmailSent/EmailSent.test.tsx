import { err, ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './EmailSent.stories.tsx';

const { Sent, Correcting, Corrected } = composeStories(stories);
const email = () => screen.getByLabelText<HTMLInputElement>('Email Address');

test('guideline 115: shows where the receipt was sent', async () => {
  await Sent.run();
  expect(document.body.textContent).toContain('We’ve emailed your receipt to maren@example.con.');
});

test('guideline 117: a corrected address is sent, and the message of the shop replaces the form', async () => {
  const correctEmail = fn(async () => ok({ isSuccess: true, message: 'Sent.' }));
  await Corrected.run({ args: { ...Corrected.args, ports: { correctEmail, log: fn() } } }).catch(() => undefined);
  expect(correctEmail).toHaveBeenCalledExactlyOnceWith('maren@example.com');
  expect(screen.getByRole('status').textContent).toBe('Sent.');
});

test('an address of a wrong form is not sent', async () => {
  const correctEmail = fn(async () => ok({ isSuccess: true, message: '' }));
  await Correcting.run({ args: { ...Correcting.args, ports: { correctEmail, log: fn() } } });
  await userEvent.clear(email());
  await userEvent.type(email(), 'maren@{Enter}');
  expect(screen.getByText(/Please enter a valid Email Address/)).toBeTruthy();
  expect(correctEmail).not.toHaveBeenCalled();
});

test('a failed request is explained and logged, and the entry stays', async () => {
  const log = fn();
  const failure = { message: 'Failed to fetch', action: 'order.correctEmail', apiUrl: '/' };
  await Correcting.run({ args: { ...Correcting.args, ports: { correctEmail: async () => err(failure), log } } });
  await userEvent.clear(email());
  await userEvent.type(email(), 'maren@example.com{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t connect right now');
  expect(email().value).toBe('maren@example.com');
  expect(log).toHaveBeenCalledExactlyOnceWith(failure);
});
