import { err, getSite, ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import { checkoutFixture } from '../../fixtures/checkout.ts';
import { appliedWalletFixture, expressPortsFixture, withWallets } from '../../fixtures/wallets.ts';
import type { ExpressPorts, WalletOutcome } from '../wallet-ports.ts';
import type { ExpressWalletsProps } from './ExpressWallets.tsx';
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

const started = { type: 'checkout.walletStarted', kind: 'payPal' };
const applied = { type: 'checkout.walletApplied', kind: 'payPal' };
const failed = (reason: string) => ({ type: 'checkout.walletFailed', kind: 'payPal', reason });

/** Runs a story and returns its events. */
async function runWithEvents(name: 'Clicked' | 'Returned' | 'Cart', change: Partial<ExpressWalletsProps>) {
  const onEvent = fn();
  await all[name].run({ args: { ...all[name].args, ...change, onEvent } as ExpressWalletsProps });
  return () => onEvent.mock.calls.map(([event]) => event);
}
const clicked = (outcome?: WalletOutcome, change: Partial<ExpressPorts> = {}) =>
  runWithEvents('Clicked', { ports: expressPortsFixture(state, outcome, change) });

test('WALLET-04: an approved express wallet is reported as applied before the checkout opens, once with a double click', async () => {
  const [approval, goTo] = [Promise.withResolvers<Awaited<ReturnType<ExpressPorts['apply']>>>(), fn()];
  const ports = expressPortsFixture(state, undefined, { apply: () => approval.promise, goTo: () => goTo(getEvents()) });
  const getEvents = await runWithEvents('Cart', { ports });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Pay with PayPal' }));
  expect(getEvents()).toEqual([started]);
  approval.resolve(ok(withWallets(state, appliedWalletFixture(state))));
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith([started, applied]));
  expect(getEvents()).toEqual([started, applied]);
});

test.each(['canceled', 'declined', 'expired'] as const)(
  'WALLET-02: an express wallet that was %s on its sheet is reported with its reason',
  async (status) => {
    const getEvents = await clicked({ status });
    await waitFor(() => expect(getEvents()).toEqual([started, failed(status)]));
  },
);

test('ERR-21, PAY-02: an express wallet that can’t be reached or can’t pay is reported with its reason', async () => {
  const rejection = { status: 'refused', message: 'There’s nothing left to pay.' } as const;
  const used = ok(withWallets(state, null, 'Used already.'));
  const failures = [
    [undefined, { open: async () => failure }, 'Status: 503'],
    [undefined, { apply: async () => failure }, 'Status: 503'],
    [undefined, { apply: async () => used }, 'rejected'],
    [rejection, {}, 'rejected'],
  ] as const;
  for (const [outcome, change, reason] of failures) {
    const getEvents = await clicked(outcome, change);
    await waitFor(() => expect(getEvents()).toEqual([started, failed(reason)]));
  }
});

test('WALLET-03: an express wallet that leaves the page is reported when the shopper returns, once', async () => {
  const left = await clicked({ status: 'left' });
  await waitFor(() => expect(left()).toEqual([started]));
  const opened: string[] = [];
  const ports = expressPortsFixture(state, { status: 'left' }, { goTo: (url) => opened.push(url) });
  const kind = 'payPal';
  const results = [
    [{ kind, result: 'approved', nonce: 'nonce' }, applied],
    [{ kind, result: 'applied' }, applied],
    [{ kind, result: 'canceled' }, failed('canceled')],
    [{ kind, result: 'expired' }, failed('expired')],
  ] as const;
  for (const [returned, event] of results) {
    const getEvents = await runWithEvents('Returned', { ports, returned });
    await waitFor(() => expect(getEvents()).toEqual([event]));
    if (returned.result === 'approved') continue;
    // Another render doesn't report it again.
    await userEvent.click(screen.getByRole('button', { name: 'Pay with PayPal' }));
    expect(getEvents()).toEqual([event, started]);
  }
  expect(opened).toEqual(['/checkout/review']);
});

test('WALLET-06: after a return that failed, another try doesn’t say that the payment is being confirmed', async () => {
  const ports = expressPortsFixture(state, { status: 'left' }, { finish: async () => failure });
  const getEvents = await runWithEvents('Returned', { ports });
  await waitFor(() => expect(getEvents()).toEqual([failed('Status: 503')]));
  await userEvent.click(screen.getByRole('button', { name: 'Pay with PayPal' }));
  expect(getEvents()).toEqual([failed('Status: 503'), started]);
  expect(screen.queryByText(/^We’re confirming your payment/)).toBeNull();
});
