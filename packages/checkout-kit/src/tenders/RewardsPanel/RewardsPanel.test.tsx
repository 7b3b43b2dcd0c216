import { composeStories, composeStory } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import { err } from '@settee/domain';
import { checkoutFixture } from '../../fixtures/checkout.ts';
import { rewardsPortsFixture } from '../../fixtures/tenders.ts';
import type { RewardsPorts } from '../ports.ts';
import * as stories from './RewardsPanel.stories.tsx';

const all = composeStories(stories);
/** A checkout that plays nothing. */
const plain = composeStory({ args: {} }, stories.default);
const state = checkoutFixture({ brand: 'main', siteCulture: 'USA' });
const spied = () => {
  const ports = rewardsPortsFixture(state);
  return { ...ports, load: fn<RewardsPorts['load']>(ports.load), apply: fn<RewardsPorts['apply']>(ports.apply) };
};

test('TENDER-13: a member reads what can be spent, and that rewards are worth more than the order', async () => {
  await all.Closed.run();
  expect(screen.getByText('$1,570.00 available')).toBeTruthy();
  await all.MoreThanTheOrder.run();
  expect(screen.getByText(/^Your rewards are worth more than this order\./)).toBeTruthy();
});

test('TENDER-15: rewards are requested for the rewards card of the order; TENDER-16: else for the saved one', async () => {
  const rewards = spied();
  await all.Closed.run({ args: { ...all.Closed.args, checkoutPorts: { rewards } } });
  expect(rewards.load).toHaveBeenCalledExactlyOnceWith({ basketPaymentId: 'p-1' });
  const others = spied();
  const { change = (same) => same } = all.Closed.args;
  const withoutCard: typeof change = (before) => {
    const { paymentData, ...rest } = change(before);
    const creditCardData = { ...paymentData.creditCardData, cardOneInfo: null };
    return { ...rest, paymentData: { ...paymentData, creditCardData } };
  };
  await all.Closed.run({ args: { ...all.Closed.args, checkoutPorts: { rewards: others }, change: withoutCard } });
  expect(others.load).toHaveBeenCalledExactlyOnceWith({ savedCardId: 'saved-2' });
  await userEvent.click(await screen.findByRole('button', { name: 'Use your rewards' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply Reward RC100000003' }));
  expect(others.apply).toHaveBeenCalledExactlyOnceWith('RC100000003', 'saved-2');
});

test('TENDER-18: rewards that do not load are logged, open no error, and can be loaded again', async () => {
  const away = err({ message: 'Status: 503', action: 'GetAccountRewards', apiUrl: '/ReactCheckout/GetAccountRewards' });
  const ports = rewardsPortsFixture(state);
  let isAway = true;
  const rewards: RewardsPorts = { ...ports, load: async (card) => (isAway ? away : ports.load(card)) };
  const log = fn();
  await plain.run({ args: { ...plain.args, checkoutPorts: { rewards }, log } });
  await waitFor(() => expect(log).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('No rewards available right now')).toBeNull();
  const again = await screen.findByRole('button', { name: 'Try again to load your rewards' });
  isAway = false;
  await userEvent.click(again);
  await screen.findByText('$1,570.00 available');
  expect(screen.queryByText('We couldn’t load your rewards.')).toBeNull();
});

test('a double click applies a certificate once', async () => {
  const apply = fn<RewardsPorts['apply']>(() => new Promise(() => undefined));
  await all.Open.run({ args: { ...all.Open.args, checkoutPorts: { rewards: { ...spied(), apply } } } });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Apply Reward RC100000003' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply Reward RC100000002' }));
  expect(apply).toHaveBeenCalledOnce();
});
