import { ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { cardFixture, withCard } from '../../fixtures/cards.ts';
import { checkoutFixture } from '../../fixtures/checkout.ts';
import type { CheckoutPorts } from '../ports.ts';
import * as stories from './PaymentAndBillingStep.stories.tsx';

const all = composeStories(stories);
const fresh = withCard(checkoutFixture({ brand: 'main', siteCulture: 'USA' }), cardFixture());
const spied = () => ({
  saveCard: fn<CheckoutPorts['saveCard']>(async () => ok(fresh)),
  moveToReviewPage: fn<CheckoutPorts['moveToReviewPage']>(async () => ok(fresh)),
  goTo: fn(),
});

test('Enter in the card form applies the card and moves on', async () => {
  const ports = spied();
  await all.NewCard.run({ args: { ...all.NewCard.args, ports } });
  await userEvent.type(screen.getByLabelText('Card Number'), '4242424242424242');
  await userEvent.type(screen.getByLabelText('Expiration MM/YY'), '08/2029');
  await userEvent.type(screen.getByLabelText('Security Code'), '123');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/review'));
  expect(ports.saveCard).toHaveBeenCalledOnce();
});

test('guideline 81: the card area explains how the card is protected', async () => {
  await all.NewCard.run();
  expect(screen.getByText(/^Your card is encrypted before it leaves this page/)).toBeTruthy();
});

test('TWO-01: a guest without an applied card can pay with two cards', async () => {
  await all.NewCard.run({ args: { ...all.NewCard.args, ports: spied() } });
  await userEvent.click(screen.getByRole('button', { name: 'Pay with Two Cards' }));
  const popup = await screen.findByRole('dialog', { name: 'Select Two Cards' });
  expect(within(popup).getByLabelText('Card Number')).toBeTruthy();
});
