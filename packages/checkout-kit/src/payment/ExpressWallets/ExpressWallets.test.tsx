import { err, getSite, ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import { checkoutFixture } from '../../fixtures/checkout.ts';
import { expressPortsFixture, withWallets } from '../../fixtures/wallets.ts';
import * as stories from './ExpressWallets.stories.tsx';

const all = composeStories(stories);
const state = checkoutFixture(getSite('main', 'USA'));
const failure = err({ message: 'Status: 503', action: 'wallets.start', apiUrl: '' });

test('WALLET-04: an approval opens the furthest step, once', async () => {
  const [goTo, finish, forgetReturn] = [fn(), fn(expressPortsFixture(state).finish), fn()];
  const ports = expressPortsFixture(state, undefined, { goTo, finish, forgetReturn });
  await all.Returned.run({ args: { ...all.Returned.args, ports } });
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/checkout/review'));
  expect(finish).toHaveBeenCalledOnce();
  expect(forgetReturn).toHaveBeenCalledOnce();
});

test.each([
  ['Canceled', 'You canceled the payment with PayPal, so nothing was charged.'],
  ['Declined', 'PayPal declined the payment, so nothing was charged. Please try again or pay another way.'],
] as const)('WALLET-02: %s is explained and logged, and the buttons remain', async (name, words) => {
  const logProblem = fn();
  await all[name].run({ args: { ...all[name].args, ports: expressPortsFixture(state, undefined, { logProblem }) } });
  expect(screen.getByText(words)).toBeTruthy();
  expect(logProblem).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Pay with PayPal' })).toBeTruthy();
});

test('a failed call, a rejected wallet and an error of the server are explained, and another try is possible', async () => {
  const ports = expressPortsFixture(state, undefined, { open: fn(async () => failure) });
  await all.Clicked.run({ args: { ...all.Clicked.args, ports } });
  await screen.findByText(/^We couldn’t use your payment with PayPal/);
  expect(screen.getByRole('button', { name: 'Pay with PayPal' }).getAttribute('aria-busy')).toBeNull();
  const rejected = expressPortsFixture(state, { status: 'refused', message: 'There’s nothing left to pay.' });
  await all.Clicked.run({ args: { ...all.Clicked.args, ports: rejected } });
  await screen.findByText('There’s nothing left to pay.');
  const used = expressPortsFixture(state, undefined, {
    apply: async () => ok(withWallets(state, null, 'Used already.')),
  });
  await all.Clicked.run({ args: { ...all.Clicked.args, ports: used } });
  await screen.findByText('Used already.');
});

test('WALLET-10: an express wallet opens within the click, and is loaded before it', async () => {
  const events: (string | undefined)[] = [];
  const preload = fn();
  const open = fn(async () => {
    events.push(globalThis.event?.type);
    return failure;
  });
  await all.Clicked.run({
    args: { ...all.Clicked.args, ports: expressPortsFixture(state, undefined, { open, preload }) },
  });
  expect(preload.mock.calls).toEqual([[all.Clicked.args.kinds]]);
  expect(events).toEqual(['click']);
});

test('WALLET-04: the start of an express wallet is reported, once for each click', async () => {
  const onEvent = fn();
  const ports = expressPortsFixture(state, { status: 'canceled' });
  await all.Clicked.run({ args: { ...all.Clicked.args, ports, onEvent } as typeof all.Clicked.args });
  await screen.findByText(/^You canceled the payment with PayPal/);
  expect(onEvent.mock.calls).toEqual([[{ type: 'checkout.walletStarted', kind: 'payPal' }]]);
});
