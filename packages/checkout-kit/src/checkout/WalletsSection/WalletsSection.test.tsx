import { err, getSite, ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import { addressFixture, checkoutFixture } from '../../fixtures/checkout.ts';
import { appliedWalletFixture, walletPortsFixture, withWallets } from '../../fixtures/wallets.ts';
import type { WalletPorts } from '../../payment/wallet-ports.ts';
import type { CheckoutPorts } from '../ports.ts';
import * as stories from './WalletsSection.stories.tsx';

const all = composeStories(stories);
const state = checkoutFixture(getSite('main', 'USA'));
const portsWith = (change: Partial<WalletPorts>) => ({ wallets: walletPortsFixture(state, undefined, change) });
const failure = err({ message: 'Status: 503', action: 'wallets.start', apiUrl: '' });

test('WALLET-05: an approved wallet takes the place of the card form, and the event is reported', async () => {
  const onEvent = fn();
  await all.Chosen.run({ args: { ...all.Chosen.args, onEvent } });
  const kind = 'venmo';
  expect(onEvent.mock.calls).toEqual([
    [{ type: 'checkout.walletStarted', kind }],
    [{ type: 'checkout.walletApplied', kind }],
  ]);
  // The button that had the focus is gone.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Venmo' })));
});

test('WALLET-09: removing a wallet restores the card form', async () => {
  const remove = fn(walletPortsFixture(state).remove);
  await all.Removed.run({ args: { ...all.Removed.args, ports: portsWith({ remove }) } });
  expect(remove).toHaveBeenCalledExactlyOnceWith('payPal');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('PayPal'));
});

test('WALLET-01: the return from a wallet’s page is used once, and leaves the URL', async () => {
  const [finish, forgetReturn] = [fn(walletPortsFixture(state).finish), fn()];
  await all.Returned.run({ args: { ...all.Returned.args, ports: portsWith({ finish, forgetReturn }) } });
  const returned = { kind: 'payPal', result: 'approved', nonce: 'nonce' };
  expect(finish).toHaveBeenCalledExactlyOnceWith(returned, state.basketId);
  expect(forgetReturn).toHaveBeenCalledOnce();
});

test('WALLET-01: the billing address of a wallet replaces the shipping address, and Next does not undo it', async () => {
  const billingAddress = { ...addressFixture({ siteCulture: 'USA' }), addressId: 'dana', firstName: 'Dana' };
  const paid = withWallets(state, appliedWalletFixture(state));
  const finish = async () => ok({ ...paid, billingAddress, isBillingSameAsShipping: false });
  const saveBillingAddress = fn<CheckoutPorts['saveBillingAddress']>(async () => ok(paid));
  await all.Returned.run({ args: { ...all.Returned.args, ports: { ...portsWith({ finish }), saveBillingAddress } } });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Dana Lindqvist'));
  await userEvent.click(screen.getByRole('button', { name: 'Next: Review & Place Order' }));
  const saved = expect.objectContaining({ firstName: 'Dana' });
  await waitFor(() => expect(saveBillingAddress).toHaveBeenCalledExactlyOnceWith(saved));
});

test('ERR-21: a failed call shows the popup of failures, and nothing is applied', async () => {
  await all.Offered.run({ args: { ...all.Offered.args, ports: portsWith({ open: async () => failure }) } });
  await userEvent.click(screen.getByRole('button', { name: 'Pay with PayPal' }));
  await screen.findByRole('alertdialog', { name: 'Network Error' });
  expect(screen.queryByText('Applied')).toBeNull();
});

test('a double click opens one wallet', async () => {
  const open = fn(() => new Promise<never>(() => undefined));
  await all.Offered.run({ args: { ...all.Offered.args, ports: portsWith({ open }) } });
  await userEvent.dblClick(screen.getByRole('button', { name: 'Pay with PayPal' }));
  expect(open).toHaveBeenCalledOnce();
});

test('a wallet that can’t be used shows the reason', async () => {
  const apply = async () => ok(withWallets(state, null, 'This approval was used already.'));
  await all.Offered.run({ args: { ...all.Offered.args, ports: portsWith({ apply }) } });
  await userEvent.click(screen.getByRole('button', { name: 'Pay with Venmo' }));
  await screen.findByText('This approval was used already.');
  expect(screen.getByLabelText('Card Number')).toBeTruthy();
});

test('ORDER-03: the order of an applied Apple Pay is placed with Apple Pay, ORDER-02: another payment is replaced', async () => {
  const placeApplePayOrder = fn(walletPortsFixture(state).placeApplePayOrder);
  const [ports, onEvent] = [portsWith({ placeApplePayOrder }), fn()];
  const request = { adata: '', total: state.orderSummary.total, reviewFingerprint: 'as-shown' };
  const order = { basketId: state.basketId, amount: state.orderSummary.total, mayPlace: expect.any(Promise) };
  await all.ReviewWithApplePay.run({ args: { ...all.ReviewWithApplePay.args, ports, onEvent } });
  await userEvent.click(screen.getByRole('button', { name: 'Place Order with Apple Pay' }));
  await waitFor(() =>
    expect(placeApplePayOrder).toHaveBeenCalledExactlyOnceWith(request, { ...order, isFromPayment: true }),
  );
  await waitFor(() =>
    expect(onEvent.mock.calls).toEqual([
      [{ type: 'checkout.walletStarted', kind: 'applePay' }],
      [{ type: 'checkout.walletApplied', kind: 'applePay' }],
    ]),
  );
  placeApplePayOrder.mockClear();
  await all.ReviewWithPayPal.run({ args: { ...all.ReviewWithPayPal.args, ports } });
  expect(screen.getByText('PayPal, maren@example.com')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Pay with Apple Pay' }));
  await waitFor(() =>
    expect(placeApplePayOrder).toHaveBeenCalledExactlyOnceWith(request, { ...order, isFromPayment: false }),
  );
});

test('ORDER-03: a closed sheet places nothing, and the button works again', async () => {
  const placeApplePayOrder = fn(async () => ok(null));
  const change = () => withWallets(state, appliedWalletFixture(state, { kind: 'applePay' }));
  const onEvent = fn();
  const args = { ...all.ReviewWithApplePay.args, change, onEvent, ports: portsWith({ placeApplePayOrder }) };
  await all.ReviewWithApplePay.run({ args });
  const button = screen.getByRole('button', { name: 'Place Order with Apple Pay' });
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  expect(onEvent.mock.calls).toEqual([
    [{ type: 'checkout.walletStarted', kind: 'applePay' }],
    [{ type: 'checkout.walletFailed', kind: 'applePay', reason: 'canceled' }],
  ]);
  await userEvent.click(button);
  await waitFor(() => expect(placeApplePayOrder).toHaveBeenCalledTimes(2));
});

test('ORDER-03: a failed call of Apple Pay is reported as an event', async () => {
  const onEvent = fn();
  const ports = portsWith({ placeApplePayOrder: async () => failure });
  const change = () => withWallets(state, appliedWalletFixture(state, { kind: 'applePay' }));
  await all.ReviewWithApplePay.run({ args: { ...all.ReviewWithApplePay.args, change, onEvent, ports } });
  await userEvent.click(screen.getByRole('button', { name: 'Place Order with Apple Pay' }));
  const failed = { type: 'checkout.walletFailed', kind: 'applePay', reason: 'Status: 503' };
  await waitFor(() => expect(onEvent.mock.calls[1]).toEqual([failed]));
});

test('WALLET-01: after a return that failed, the next wallet confirms nothing', async () => {
  const open = () => new Promise<never>(() => undefined);
  const apply = async () => ok(withWallets(state, null, 'This approval was used already.'));
  const { returnedWallet } = all.Returned.args;
  await all.Offered.run({ args: { ...all.Offered.args, returnedWallet, ports: portsWith({ finish: apply, open }) } });
  await screen.findByText('This approval was used already.');
  await userEvent.click(screen.getByRole('button', { name: 'Pay with PayPal' }));
  await waitFor(() => expect(screen.queryByText('This approval was used already.')).toBeNull());
  expect(screen.queryByText(/^We’re confirming your payment/)).toBeNull();
});

test('WALLET-10: a wallet opens within the click, and those that are shown are loaded before it', async () => {
  const events: (string | undefined)[] = [];
  const preload = fn();
  const open = fn(() => {
    events.push(globalThis.event?.type);
    return new Promise<never>(() => undefined);
  });
  const kinds = ['payPal', 'venmo', 'applePay', 'visaCheckout', 'masterpass'];
  await all.Offered.run({ args: { ...all.Offered.args, ports: portsWith({ open, preload }) } });
  expect(preload.mock.calls).toEqual([[kinds]]);
  await userEvent.click(screen.getByRole('button', { name: 'Pay with PayPal' }));
  expect(events).toEqual(['click']);
});

test('ORDER-02, WALLET-10: Apple Pay opens within the click of the review, and a cart that can’t be ordered places nothing', async () => {
  const events: (string | undefined)[] = [];
  const preload = fn();
  const placeApplePayOrder = fn<WalletPorts['placeApplePayOrder']>(async (_, { mayPlace }) => {
    events.push(globalThis.event?.type);
    // As the sheet does that was approved before the cart was checked.
    await mayPlace;
    return ok({ isSuccess: true, message: '', redirectUrl: '' });
  });
  const validation = Promise.withResolvers<Awaited<ReturnType<CheckoutPorts['validateCart']>>>();
  const goTo = fn();
  const ports = { ...portsWith({ placeApplePayOrder, preload }), validateCart: () => validation.promise, goTo };
  await all.ReviewWithPayPal.run({ args: { ...all.ReviewWithPayPal.args, ports } });
  expect(preload.mock.calls).toEqual([[['applePay']]]);
  await userEvent.click(screen.getByRole('button', { name: 'Pay with Apple Pay' }));
  expect(events).toEqual(['click']);
  validation.resolve(ok({ errorType: 8, errorMessage: 'Your cart is empty.', items: [] }));
  await screen.findByText('Your cart is empty.');
  expect(await placeApplePayOrder.mock.calls[0]?.[1].mayPlace).toBe(false);
  expect(goTo).not.toHaveBeenCalled();
});

test('WALLET-10: Apple Pay shows only in a browser that has it', async () => {
  const [none, some] = [false, true].map((has) => portsWith({ hasApplePay: () => has }));
  await all.Offered.run({ args: { ...all.Offered.args, ports: none } });
  expect(screen.getByRole('button', { name: 'Pay with PayPal' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pay with Apple Pay' })).toBeNull();
  const change = () => withWallets(state, appliedWalletFixture(state));
  await all.ReviewWithApplePay.run({ args: { ...all.ReviewWithApplePay.args, change, ports: none } });
  expect(screen.getByRole('button', { name: 'Place Order' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pay with Apple Pay' })).toBeNull();
  await all.Offered.run({ args: { ...all.Offered.args, ports: some } });
  expect(screen.getByRole('button', { name: 'Pay with Apple Pay' })).toBeTruthy();
});
