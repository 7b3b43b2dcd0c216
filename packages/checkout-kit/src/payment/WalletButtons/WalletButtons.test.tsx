import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './WalletButtons.stories.tsx';

const { All, Open } = composeStories(stories);

test('PAY-02: one button for PayPal, Venmo, Apple Pay, Visa Checkout and Masterpass', async () => {
  const onOpen = fn();
  await All.run({ args: { ...All.args, onOpen } });
  const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual([
    'Pay with PayPal',
    'Pay with Venmo',
    'Pay with Apple Pay',
    'Pay with Visa Checkout',
    'Pay with Masterpass',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Pay with Masterpass' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('masterpass');
});

test('while a wallet is open, a second click and the other wallets do nothing', async () => {
  const onOpen = fn();
  await Open.run({ args: { ...Open.args, onOpen } });
  await userEvent.click(screen.getByRole('button', { name: 'Pay with Venmo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pay with PayPal' }));
  expect(onOpen).not.toHaveBeenCalled();
});
