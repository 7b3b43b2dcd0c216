import { ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import type { CartPorts } from '../useCart.ts';
import * as stories from './ShareCartPopup.stories.tsx';

const { Made, Failed } = composeStories(stories);
type Share = NonNullable<CartPorts['shareCart']>;

test('the link is made once, shown with the day it ends, and can be selected', async () => {
  await Made.run();
  expect(screen.getByText('This link expires February 20, 2027.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Link to this cart').readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: 'Create Link' })).toBeNull();
});

test('a failed request is logged and shown, and another click retries', async () => {
  const onProblem = fn();
  await Failed.run({ args: { ...Failed.args, onProblem } });
  expect(onProblem).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Create Link' }));
  expect(onProblem).toHaveBeenCalledTimes(2);
});

test('an error shows its own message', async () => {
  const share: Share = async () => ok({ isSuccess: false, errorMessage: 'Your cart is empty.' });
  const { Asking } = composeStories(stories);
  await Asking.run({ args: { ...Asking.args, share } });
  await userEvent.click(screen.getByRole('button', { name: 'Create Link' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Your cart is empty.');
});
