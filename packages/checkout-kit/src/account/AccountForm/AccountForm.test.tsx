import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import type { Outcome } from '../useAccountForm.ts';
import * as stories from './AccountForm.stories.tsx';

const all = composeStories(stories);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

test('an invalid field shows its error and gets the focus, and nothing is sent', async () => {
  const send = fn(async (): Promise<Outcome> => ({ next: 'done', message: '' }));
  await all.NothingEntered.run({ args: { send } });
  expect(screen.getByText('Please enter your first name.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('First Name'));
  expect(send).not.toHaveBeenCalled();
});

test('an error is announced, gets the focus and preserves the entered values', async () => {
  await all.Refused.run();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('That is taken.');
  expect(document.activeElement).toBe(alert);
  expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Maren');
});

test('an unreachable shop shows an error', async () => {
  await all.Unreachable.run();
  expect((await screen.findByRole('alert')).textContent).toContain('We can’t connect right now.');
});

test('a double click submits once', async () => {
  const send = fn(() => new Promise<Outcome>(() => {}));
  await all.Empty.run({ args: { send } });
  await userEvent.type(screen.getByLabelText('First Name'), 'Maren');
  await userEvent.dblClick(save());
  await userEvent.type(screen.getByLabelText('First Name'), '{Enter}');
  expect(send).toHaveBeenCalledExactlyOnceWith({ firstName: 'Maren' });
  expect(save().getAttribute('aria-busy')).toBe('true');
});
