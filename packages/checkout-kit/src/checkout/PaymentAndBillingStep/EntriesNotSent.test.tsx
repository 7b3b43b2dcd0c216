import { type CheckoutState, err, ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { cardFixture, withCard } from '../../fixtures/cards.ts';
import { checkoutFixture, checkoutPortsFixture } from '../../fixtures/checkout.ts';
import { giftCardsFixture, promoPortsFixture, withTenders } from '../../fixtures/tenders.ts';
import { walletPortsFixture, withWallets } from '../../fixtures/wallets.ts';
// Loaded here, so that the first test need not wait for it.
import '../../tenders/TendersSection/TendersSection.tsx';
import type { CheckoutPorts } from '../ports.ts';
import * as stories from './PaymentAndBillingStep.stories.tsx';

const all = composeStories(stories);
const state = withCard(checkoutFixture({ brand: 'main', siteCulture: 'USA' }), cardFixture());
const samples = checkoutPortsFixture(state);

const spied = (change: Partial<CheckoutPorts> = {}) => {
  const { promo, tenders, setTaxExempt } = samples;
  return {
    promo: { apply: fn(promo!.apply), remove: fn(promo!.remove) },
    tenders: { ...tenders!, applyGiftCard: fn(tenders!.applyGiftCard), applyTenderCode: fn(tenders!.applyTenderCode) },
    setTaxExempt: fn(setTaxExempt!),
    moveToReviewPage: fn<CheckoutPorts['moveToReviewPage']>(async () => ok(state)),
    goTo: fn(),
    log: fn(),
    ...change,
  };
};
type Ports = ReturnType<typeof spied>;

const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const next = () => clickButton('Next: Review & Place Order');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const show = async (
  change: Partial<CheckoutPorts> = {},
  changeState: (state: CheckoutState) => CheckoutState = (s) => s,
) => {
  const ports = spied(change);
  await all.CardApplied.run({ args: { ...all.CardApplied.args, ports, change: () => changeState(state) } });
  return ports;
};

/** An entry of the payment step: how it is opened and entered, and the call that applies it. */
interface Entry {
  open: () => Promise<void>;
  /** Labels with texts that are accepted. */
  good: Record<string, string>;
  /** Texts that are rejected, with the label of the focused field and the error. */
  bad: Record<string, string>;
  focus: string;
  message: string;
  callOf: (ports: Ports) => unknown;
  sent: unknown[];
  /** The number of calls of a rejected entry: 0 when the browser rejects it. */
  badCalls: number;
}

const entries: Record<string, Entry> = {
  'promo code': {
    open: () => clickButton('Add a promo code'),
    good: { 'Promo code': ' welcome10 ' },
    bad: { 'Promo code': 'spring25' },
    focus: 'Promo code',
    message: 'This promo code has expired.',
    callOf: ({ promo }) => promo.apply,
    sent: ['WELCOME10'],
    badCalls: 1,
  },
  'gift card': {
    open: () => clickButton('Add a gift card'),
    good: { 'Gift card number': '6006490000000010', PIN: '1001' },
    bad: { 'Gift card number': '6006490000000010', PIN: '9999' },
    focus: 'Gift card number',
    message: 'We couldn’t find this gift card. Please check the number and PIN.',
    callOf: ({ tenders }) => tenders.applyGiftCard,
    sent: ['6006490000000010', '1001'],
    badCalls: 1,
  },
  'gift card without its PIN': {
    open: () => clickButton('Add a gift card'),
    good: { 'Gift card number': '6006490000000036', PIN: '1003' },
    bad: { 'Gift card number': '6006490000000010' },
    focus: 'PIN',
    message: 'Please enter the PIN.',
    callOf: ({ tenders }) => tenders.applyGiftCard,
    sent: ['6006490000000036', '1003'],
    badCalls: 0,
  },
  'store credit': {
    open: () => clickButton('Add a store credit code'),
    good: { 'Store credit code': 'TC-2001-4400' },
    bad: { 'Store credit code': 'TC-0' },
    focus: 'Store credit code',
    message: 'We couldn’t find that code. Please check it.',
    callOf: ({ tenders }) => tenders.applyTenderCode,
    sent: ['TC-2001-4400'],
    badCalls: 1,
  },
  'tax exemption': {
    open: () => userEvent.click(screen.getByLabelText('This order is tax exempt')),
    good: { 'Exemption certificate number': 'E-9912-3456' },
    bad: { 'Exemption certificate number': 'no' },
    focus: 'Exemption certificate number',
    message: 'Please check the number. It should have 6 to 20 letters and numbers.',
    callOf: ({ setTaxExempt }) => setTaxExempt,
    sent: [true, 'E-9912-3456'],
    badCalls: 0,
  },
};
const names = Object.keys(entries);
const typeIn = async (texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await userEvent.type(field(label), text);
};
const enter = async (name: string, texts: 'good' | 'bad') => {
  const entry = entries[name]!;
  await entry.open();
  await typeIn(entry[texts]);
  return entry;
};

test.each(names)('PAY-01: a %s that was not sent is applied by Next, before the review', async (name) => {
  const ports = await show();
  const { callOf, sent } = await enter(name, 'good');
  await next();
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/review'));
  expect(callOf(ports)).toHaveBeenCalledExactlyOnceWith(...sent);
});

test.each(names)('PAY-01: a rejected %s stops Next at its field, again and again', async (name) => {
  const ports = await show();
  const { callOf, focus, message, badCalls } = await enter(name, 'bad');
  await next();
  await screen.findAllByText(message, { exact: false });
  await waitFor(() => expect(document.activeElement).toBe(field(focus)));
  expect(callOf(ports)).toHaveBeenCalledTimes(badCalls);
  if (badCalls > 0 && name !== 'gift card') {
    await next();
    await waitFor(() => expect(callOf(ports)).toHaveBeenCalledTimes(2));
  }
  expect(ports.moveToReviewPage).not.toHaveBeenCalled();
});

test.each(names)('PAY-01: Enter in the field of a %s applies it and does not go on', async (name) => {
  const ports = await show();
  const { callOf, sent } = await enter(name, 'good');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(callOf(ports)).toHaveBeenCalledExactlyOnceWith(...sent));
  expect(ports.moveToReviewPage).not.toHaveBeenCalled();
});

test.each(names.filter((name) => name !== 'tax exemption'))(
  'PAY-01: a %s that was typed and cleared, or only spaces, is nothing',
  async (name) => {
    const ports = await show();
    const { callOf, good } = await enter(name, 'good');
    for (const label of Object.keys(good)) {
      await userEvent.clear(field(label));
      await userEvent.type(field(label), '  ');
    }
    await next();
    await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/review'));
    expect(callOf(ports)).not.toHaveBeenCalled();
  },
);

test('TENDER-22: a checked box without a certificate is not ignored', async () => {
  const ports = await show();
  await entries['tax exemption']!.open();
  await next();
  await screen.findByText('Please enter your exemption certificate number.');
  expect(document.activeElement).toBe(field('Exemption certificate number'));
  await userEvent.click(screen.getByLabelText('This order is tax exempt'));
  await next();
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/review'));
  expect(ports.setTaxExempt).not.toHaveBeenCalled();
});

test('PAY-01: all entries are applied one after the other; a double click applies each once', async () => {
  const ports = await show();
  for (const name of ['promo code', 'gift card', 'store credit', 'tax exemption']) await enter(name, 'good');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Next: Review & Place Order' }));
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/review'));
  const calls = [ports.promo.apply, ports.tenders.applyGiftCard, ports.tenders.applyTenderCode, ports.setTaxExempt];
  for (const call of calls) expect(call).toHaveBeenCalledOnce();
  const order = calls.map((call) => vi.mocked<(...args: never) => unknown>(call).mock.invocationCallOrder[0] ?? 0);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test('PAY-01: Enter in the card form waits for a gift card that is being sent, and sends it once', async () => {
  const { tenders } = spied();
  let respond: () => void = () => {};
  const applyGiftCard = fn<typeof tenders.applyGiftCard>(async (number, pin) => {
    await new Promise<void>((resolve) => (respond = resolve));
    return tenders.applyGiftCard(number, pin);
  });
  const bare = checkoutFixture({ brand: 'main', siteCulture: 'USA' });
  const ports = spied({ tenders: { ...tenders, applyGiftCard } });
  await all.NewCard.run({ args: { ...all.NewCard.args, ports, change: () => bare } });
  await enter('gift card', 'bad');
  await userEvent.keyboard('{Enter}');
  await userEvent.type(field('Card Number'), '4242424242424242{Enter}');
  respond();
  await screen.findByText(entries['gift card']!.message);
  await waitFor(() => expect(document.activeElement).toBe(field('Gift card number')));
  expect(applyGiftCard).toHaveBeenCalledOnce();
  expect(ports.moveToReviewPage).not.toHaveBeenCalled();
});

test('PAY-01, PAY-04: a gift card that pays all makes a card unnecessary on the way', async () => {
  const bare = checkoutFixture({ brand: 'main', siteCulture: 'USA' });
  const paid = withTenders(bare, { giftCards: [giftCardsFixture.whole(bare.orderSummary.total)] });
  const ports = spied({ tenders: { ...samples.tenders!, applyGiftCard: async () => ok(paid) } });
  await all.NewCard.run({ args: { ...all.NewCard.args, ports } });
  await enter('gift card', 'good');
  await next();
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/review'));
});

test('ERR-21: without a connection the step shows the error, and Try Again opens the review', async () => {
  const offline = err({ message: 'Failed to fetch', action: 'ApplyPromoCode', apiUrl: '' });
  const apply = fn<typeof offlineThenOnline>(offlineThenOnline);
  let isOnline = false;
  function offlineThenOnline(code: string) {
    return isOnline ? samples.promo!.apply(code) : Promise.resolve(offline);
  }
  const ports = await show({ promo: { ...samples.promo!, apply } });
  await enter('promo code', 'good');
  await next();
  await screen.findByRole('alertdialog');
  expect(ports.moveToReviewPage).not.toHaveBeenCalled();
  isOnline = true;
  await clickButton('Try Again');
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/review'));
  expect(apply).toHaveBeenCalledTimes(2);
});

test('PAY-02: a wallet button first applies the entries and shows a notice, then opens the wallet with the next click', async () => {
  const offered = withWallets(checkoutFixture({ brand: 'main', siteCulture: 'USA' }));
  const wallets = walletPortsFixture(offered);
  const open = fn(wallets.open);
  const promo = promoPortsFixture(offered);
  await show({ wallets: { ...wallets, open }, promo }, () => offered);
  await enter('promo code', 'good');
  await clickButton('Pay with PayPal');
  await screen.findByText('We applied what you entered. Please check your total, then choose PayPal again.');
  expect(screen.getByRole('button', { name: 'Remove promo code WELCOME10' })).toBeTruthy();
  expect(open).not.toHaveBeenCalled();
  await clickButton('Pay with PayPal');
  expect(open).toHaveBeenCalledOnce();
});
