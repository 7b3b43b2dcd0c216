import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './ErrorPopup.stories.tsx';

const { Network, Generic, AsGiven, WithAnotherTry } = composeStories(stories);

test("ERR-01: the popup is titled 'Network Error'", async () => {
  await Network.run();
  expect(screen.getByRole('alertdialog', { name: 'Network Error' })).toBeTruthy();
});

test('ERR-04, ERR-06, ERR-07: the network text, the generic text, and a text as given', async () => {
  await Network.run();
  expect(screen.getByText('We are having trouble connecting. Please return to your cart and try again.')).toBeTruthy();
  await Generic.run();
  expect(screen.getByText('Something went wrong. Please return to your cart and try again.')).toBeTruthy();
  await AsGiven.run();
  expect(screen.getByText('Your cart is empty.')).toBeTruthy();
});

test("ERR-02, ERR-03: the cross and the button 'Back to Cart' both leave", async () => {
  const onClose = fn();
  await Network.run({ args: { ...Network.args, onClose } });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(screen.getByRole('button', { name: 'Back to Cart' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test("ERR-02, ERR-03: closing a retriable error leaves the page as it is; 'Back to Cart' opens the cart", async () => {
  const spies = { onRetry: fn(), onDismiss: fn(), onClose: fn() };
  await WithAnotherTry.run({ args: { ...WithAnotherTry.args, ...spies } });
  await userEvent.keyboard('{Escape}');
  expect(spies.onDismiss).toHaveBeenCalledOnce();
  expect(spies.onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(spies.onRetry).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Back to Cart' }));
  expect(spies.onClose).toHaveBeenCalledOnce();
});
