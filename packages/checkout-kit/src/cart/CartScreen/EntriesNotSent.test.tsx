import { err, ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import type { CartPorts } from '../useCart.ts';
// Loaded here, so that the first test need not wait for it.
import './CartServices.tsx';
import * as stories from './CartServices.stories.tsx';

const { Services } = composeStories(stories);
const done = async () => ok({ isSuccess: true } as const);

const spied = (change: Partial<CartPorts> = {}) => ({
  ...Services.args.ports,
  startCheckout: fn<CartPorts['startCheckout']>(async () =>
    err({ message: 'Status: 503', action: 'Checkout', apiUrl: '' }),
  ),
  applyPromo: fn<NonNullable<CartPorts['applyPromo']>>(async (code) =>
    code === 'SPRING25'
      ? ok({ isSuccess: false, promoErrorMessage: 'This promo code has expired.', cartErrorMessage: '' })
      : ok({ isSuccess: true }),
  ),
  addDonation: fn(done),
  checkZip: fn<CartPorts['checkZip']>(async () => ok({ isValid: true, message: '' })),
  applyZip: fn<CartPorts['applyZip']>(done),
  updateItem: fn<CartPorts['updateItem']>(done),
  ...change,
});
type Ports = ReturnType<typeof spied>;

const clickButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const checkOut = async () => userEvent.click(screen.getAllByRole('button', { name: 'Checkout Now' })[0]!);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const show = async (change: Partial<CartPorts> = {}) => {
  const ports = spied(change);
  await Services.run({ args: { ...Services.args, ports } });
  return ports;
};

interface Entry {
  open: RegExp;
  label: string;
  good: string;
  bad: string;
  message: string | RegExp;
  callOf: (ports: Ports) => unknown;
  sent: unknown[];
}

const entries: Record<string, Entry> = {
  'promo code': {
    open: /^Add a promo code$/,
    label: 'Promo code',
    good: ' welcome10',
    bad: 'spring25',
    message: 'This promo code has expired.',
    callOf: ({ applyPromo }) => applyPromo,
    sent: ['WELCOME10'],
  },
  'ZIP code': {
    open: /^(Enter|\d{5})$/,
    label: 'ZIP Code',
    good: '60601',
    bad: '606',
    message: /606/,
    callOf: ({ applyZip }) => applyZip,
    sent: ['60601'],
  },
  donation: {
    open: /^Add a donation$/,
    label: 'Other amount',
    good: '12.50',
    bad: '0.5',
    message: 'The minimum donation is $1.00.',
    callOf: ({ addDonation }) => addDonation,
    sent: [720001, 1250],
  },
};
const names = Object.keys(entries);
const enter = async (name: string, text: 'good' | 'bad') => {
  const entry = entries[name]!;
  await clickButton(entry.open);
  await userEvent.clear(field(entry.label));
  await userEvent.type(field(entry.label), entry[text]);
  return entry;
};

test.each(names)('CART-11: a %s that was not sent is applied before the checkout starts', async (name) => {
  const ports = await show();
  const { callOf, sent } = await enter(name, 'good');
  await checkOut();
  await waitFor(() => expect(ports.startCheckout).toHaveBeenCalledOnce());
  expect(callOf(ports)).toHaveBeenCalledExactlyOnceWith(...sent);
});

test.each(names)('CART-11: a rejected %s stops the checkout at its field', async (name) => {
  const ports = await show();
  const { label, message } = await enter(name, 'bad');
  await checkOut();
  await screen.findAllByText(message);
  await waitFor(() => expect(document.activeElement).toBe(field(label)));
  expect(ports.startCheckout).not.toHaveBeenCalled();
});

test.each(names)('CART-11: Enter in the field of a %s applies it and does not start the checkout', async (name) => {
  const ports = await show();
  const { callOf, sent } = await enter(name, 'good');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(callOf(ports)).toHaveBeenCalledExactlyOnceWith(...sent));
  expect(ports.startCheckout).not.toHaveBeenCalled();
});

test.each(names)('CART-11: a %s that was typed and cleared is nothing', async (name) => {
  const ports = await show();
  const { callOf, label } = await enter(name, 'good');
  await userEvent.clear(field(label));
  await checkOut();
  await waitFor(() => expect(ports.startCheckout).toHaveBeenCalledOnce());
  expect(callOf(ports)).not.toHaveBeenCalled();
});

test('CART-11: the checkout waits for a code that is being sent, and stops when it is rejected', async () => {
  let respond: () => void = () => {};
  const rejected = { isSuccess: false, promoErrorMessage: 'This code is over.', cartErrorMessage: '' } as const;
  const applyPromo = fn<NonNullable<CartPorts['applyPromo']>>(
    () => new Promise((resolve) => (respond = () => resolve(ok(rejected)))),
  );
  const ports = await show({ applyPromo });
  await enter('promo code', 'good');
  await userEvent.keyboard('{Enter}');
  await checkOut();
  expect(screen.getAllByRole('button', { name: 'Checkout Now' })[0]?.getAttribute('aria-busy')).toBe('true');
  respond();
  await screen.findAllByText('This code is over.');
  await waitFor(() => expect(document.activeElement).toBe(field('Promo code')));
  expect(applyPromo).toHaveBeenCalledOnce();
  expect(ports.startCheckout).not.toHaveBeenCalled();
});

const quantity = () => screen.getAllByRole<HTMLInputElement>('spinbutton')[0]!;
const typeQuantity = async (text: string) => {
  await userEvent.clear(quantity());
  await userEvent.type(quantity(), text);
};

test('CART-16: the checkout waits for a quantity that was just typed, and starts with it', async () => {
  let respond: () => void = () => {};
  const updateItem = fn<CartPorts['updateItem']>(
    () => new Promise((resolve) => (respond = () => resolve(ok({ isSuccess: true })))),
  );
  const ports = await show({ updateItem });
  await typeQuantity('3');
  await checkOut();
  expect(updateItem).toHaveBeenLastCalledWith('sofa', 3);
  expect(ports.startCheckout).not.toHaveBeenCalled();
  respond();
  await waitFor(() => expect(ports.startCheckout).toHaveBeenCalledOnce());
});

test('CART-16: a rejected quantity stops the checkout at its field', async () => {
  let respond: () => void = () => {};
  const rejected = { isSuccess: false, errorMessage: 'Only 2 are left.' } as const;
  const updateItem = fn<CartPorts['updateItem']>(
    () => new Promise((resolve) => (respond = () => resolve(ok(rejected)))),
  );
  const ports = await show({ updateItem });
  await typeQuantity('3');
  await checkOut();
  respond();
  await screen.findByText('Only 2 are left.');
  await waitFor(() => expect(document.activeElement).toBe(quantity()));
  expect(quantity().value).toBe('1');
  expect(ports.startCheckout).not.toHaveBeenCalled();
});

test.each([
  ['150', /^You can order up to 99 of each item/],
  ['0', /^Remove this from your cart\?/],
])('CART-16: a quantity of %s stops the checkout once, with its hint', async (typed, hint) => {
  const ports = await show();
  await userEvent.tripleClick(quantity());
  await userEvent.paste(typed);
  await checkOut();
  expect(screen.getByText(hint)).toBeTruthy();
  expect(document.activeElement).toBe(quantity());
  expect(ports.startCheckout).not.toHaveBeenCalled();
  await checkOut();
  await waitFor(() => expect(ports.startCheckout).toHaveBeenCalledOnce());
});
