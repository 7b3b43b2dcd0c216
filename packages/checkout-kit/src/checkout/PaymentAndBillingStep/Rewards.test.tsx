import { err, ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import { cardFixture, withCard } from '../../fixtures/cards.ts';
import { accountCardsFixture, checkoutFixture, signedIn } from '../../fixtures/checkout.ts';
import { rewardsPortsFixture } from '../../fixtures/tenders.ts';
import type { RewardsPorts } from '../../tenders/ports.ts';
import type { CheckoutPorts } from '../ports.ts';
import * as stories from './Rewards.stories.tsx';

const all = composeStories(stories);
const state = signedIn(checkoutFixture({ brand: 'main', siteCulture: 'USA' }), accountCardsFixture());
const spied = () => {
  const removeAll = fn(async () => ok(state));
  const saveCard = fn<CheckoutPorts['saveCard']>(async () => ok(withCard(state, cardFixture())));
  return { removeAll, saveCard, ports: { saveCard, rewards: { ...rewardsPortsFixture(state), removeAll } } };
};
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const findDialog = () => screen.queryByRole('dialog', { name: 'Are you sure?' }) !== null;

test("TENDER-11, TENDER-12: 'Continue' removes the certificates and allows any card", async () => {
  const { removeAll, ports } = spied();
  await all.LeavingFromTheList.run({ args: { ...all.LeavingFromTheList.args, ports } });
  await clickButton('Continue');
  expect(removeAll).toHaveBeenCalledOnce();
  await waitFor(() => expect(findDialog()).toBe(false));
  expect(screen.getByRole('radio', { name: /Visa ending in 1111/ })).toHaveProperty('disabled', false);
});

test("TENDER-11, TENDER-12: 'Cancel' closes and changes nothing", async () => {
  const { removeAll, saveCard, ports } = spied();
  await all.LeavingWithANewCard.run({ args: { ...all.LeavingWithANewCard.args, ports } });
  await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1) as HTMLElement);
  await waitFor(() => expect(findDialog()).toBe(false));
  expect([removeAll.mock.calls.length, saveCard.mock.calls.length]).toEqual([0, 0]);
  expect(screen.getByLabelText('Card Number')).toHaveProperty('value', '4242 4242 4242 4242');
});

test('TENDER-12: a new card that is not the rewards card is saved only after the certificates are out', async () => {
  const { removeAll, saveCard, ports } = spied();
  await all.LeavingWithANewCard.run({ args: { ...all.LeavingWithANewCard.args, ports } });
  expect(saveCard).not.toHaveBeenCalled();
  await clickButton('Continue');
  await waitFor(() => expect(saveCard).toHaveBeenCalledOnce());
  expect(removeAll.mock.invocationCallOrder[0]).toBeLessThan(saveCard.mock.invocationCallOrder[0] ?? 0);
  expect(await screen.findByText('Visa ending in 4242')).toBeTruthy();
});

test('TENDER-12, ERR-21: certificates that cannot be removed leave the card unchanged; another try removes them', async () => {
  const { saveCard, ports } = spied();
  const broken = { message: 'Status: 503', action: 'RemoveCertificates', apiUrl: '/ReactCheckout/RemoveCertificates' };
  const results = [err(broken)];
  const removeAll = fn<RewardsPorts['removeAll']>(async () => results.shift() ?? ok(state));
  const rewards = { ...ports.rewards, removeAll };
  await all.LeavingWithANewCard.run({ args: { ...all.LeavingWithANewCard.args, ports: { saveCard, rewards } } });
  await clickButton('Continue');
  await screen.findByRole('alertdialog', { name: 'Network Error' });
  expect(saveCard).not.toHaveBeenCalled();
  await clickButton('Try Again');
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(saveCard).toHaveBeenCalledOnce());
  expect(removeAll).toHaveBeenCalledTimes(2);
});
