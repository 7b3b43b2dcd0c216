import { newLine, ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { afterEach, expect, test, vi } from 'vitest';
import { confirmationFixture } from '../../fixtures/confirmation.ts';
import type { AddToCartPorts } from '../useAddToCart.ts';
import * as stories from './AddToCartOverlays.stories.tsx';

const all = composeStories(stories);
afterEach(() => vi.useRealTimers());

const spied = (change: Partial<AddToCartPorts> = {}) => ({
  refreshCartCount: fn(),
  goTo: fn(),
  log: fn(),
  add: fn<AddToCartPorts['add']>(async () => ok(confirmationFixture('main'))),
  ...change,
});
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' });

const clickButton = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('ATC-01, ATC-02, ATC-13, ATC-14, ATC-15, ATC-16, ATC-19: an add sends the request, refreshes the count, notifies the owner and confirms', async () => {
  const ports = spied();
  const onSuccess = fn();
  const onEvent = fn();
  await all.Added.run({ args: { ...all.Added.args, ports, onSuccess, onEvent } });
  expect(ports.add).toHaveBeenCalledExactlyOnceWith([newLine(1001)]);
  expect(newLine(1001)).toMatchObject({ Quantity: 1, ShipMethod: 'standard' });
  expect(ports.refreshCartCount).toHaveBeenCalledOnce();
  expect(onSuccess).toHaveBeenCalledOnce();
  expect(onEvent.mock.calls).toEqual([
    [{ type: 'addToCart.clicked', skus: [1001] }],
    [{ type: 'addToCart.added', items: [{ sku: 1001, quantity: 1 }] }],
  ]);
  expect(document.querySelector<HTMLButtonElement>('button[class*=Button]')?.disabled).toBe(false);
});

test('TERMS-10, TERMS-11, REG-03: a guest who accepts registry terms adds nothing; the modal closes and sign-in gets the return URL', async () => {
  const ports = spied();
  await all.RegistryByGuest.run({ args: { ...all.RegistryByGuest.args, ports } });
  await clickButton('Accept Terms And Add To Registry');
  expect(ports.goTo).toHaveBeenCalledExactlyOnceWith(
    '/account/login?returnUrl=%2Falder-sofa%2Fs100101%3Foption.11%3D3002&isRedirect=true',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(ports.add).not.toHaveBeenCalled();
  expect(button().disabled).toBe(false);
});

test("CONF-15: 'Checkout Now' opens the cart", async () => {
  const ports = spied();
  await all.Added.run({ args: { ...all.Added.args, ports } });
  await clickButton('Checkout Now');
  expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/cart');
});

test('ATC-21: an ignore add shows no confirmation', async () => {
  const ports = spied();
  await all.AddedSilently.run({ args: { ...all.AddedSilently.args, ports } });
  await waitFor(() => expect(ports.refreshCartCount).toHaveBeenCalledOnce());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button().disabled).toBe(false);
});

test('ATC-08: the lookup runs with an OptionChoiceParameter or a configured url, and not otherwise', async () => {
  const fetchCustomConfirmation = fn<AddToCartPorts['fetchCustomConfirmation']>(async () =>
    ok({ hasCustomOrderConfirmation: false, message: '', items: [] }),
  );
  const ports = spied({ fetchCustomConfirmation });
  await all.Added.run({ args: { ...all.Added.args, ports } });
  expect(fetchCustomConfirmation).not.toHaveBeenCalled();
  await all.Added.run({ args: { ...all.Added.args, ports, hasCustomConfirmation: true } });
  expect(fetchCustomConfirmation).toHaveBeenCalledOnce();
});

test('ATC-09, TERMS-09: a custom order requires its terms first; Decline adds nothing and enables the button', async () => {
  const ports = spied();
  await all.CustomOrder.run({ args: { ...all.CustomOrder.args, ports } });
  await clickButton('Decline');
  await waitFor(() => expect(button().disabled).toBe(false));
  expect(ports.add).not.toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('TERMS-12: 300 ms after the add that acceptance started the cart shows', async () => {
  const ports = spied();
  await all.TermsFirst.run({ args: { ...all.TermsFirst.args, ports } });
  expect(ports.add).not.toHaveBeenCalled();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  screen.getByRole('button', { name: 'Accept Terms And Add To Cart' }).click();
  await vi.advanceTimersByTimeAsync(0);
  expect(ports.add).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(299);
  expect(ports.goTo).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/cart');
});

test('TERMS-12: a registry add confirms instead', async () => {
  const ports = spied();
  await all.TermsFirst.run({ args: { ...all.TermsFirst.args, ports, isRegistry: true } });
  await clickButton('Accept Terms And Add To Registry');
  expect(await screen.findByRole('dialog', { name: '1 item added to your cart' })).toBeTruthy();
  expect(ports.goTo).not.toHaveBeenCalled();
});

test("ATC-17, ATC-18, ATC-34, ATC-35: a failed add notifies the owner, enables the button and is logged 'Error adding to cart:'", async () => {
  const { add: _real, ...ports } = spied();
  const onError = fn();
  await all.Failed.run({ args: { ...all.Failed.args, ports, onError } });
  expect(onError).toHaveBeenCalledOnce();
  expect(ports.log).toHaveBeenCalledExactlyOnceWith(
    'Error adding to cart:',
    expect.objectContaining({ message: 'Status: 503' }),
  );
  expect(button().disabled).toBe(false);
  expect(button().getAttribute('aria-busy')).toBeNull();
});

test.each([
  ['no answer', null, 'We couldn’t add this to your cart. Please try again.'],
  [
    'an answer with isError',
    { isSuccess: false, isError: true, status: '409', errorMessage: 'Sold out.' } as const,
    'Sold out.',
  ],
])('ATC-33: %s is a failed add', async (_, response, sentence) => {
  const ports = spied({ add: async () => ok(response) });
  await all.AddedSilently.run({ args: { ...all.AddedSilently.args, addType: 'default', ports } });
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(ports.refreshCartCount).not.toHaveBeenCalled();
});

test.each([
  [0, null],
  [100, null],
  [1, 'Please enter your text.'],
])('ATC-07: quantity %i, own check %j: no call is made and the button is free', async (Quantity, own) => {
  const ports = spied();
  const lines = { Sku: 1001, Quantity };
  await all.AddedSilently.run({ args: { ...all.AddedSilently.args, ports, lines, validate: () => own } });
  expect((await screen.findByRole('alert')).textContent).toBe(own ?? 'Please enter a quantity from 1 to 99.');
  expect(ports.add).not.toHaveBeenCalled();
  expect(button().disabled).toBe(false);
});

test('ATC-12: the first click disables the button, a second click adds nothing', async () => {
  const add = fn<AddToCartPorts['add']>(() => new Promise(() => {}));
  await all.AddedSilently.run({ args: { ...all.AddedSilently.args, ports: spied({ add }) } });
  expect(button().disabled).toBe(true);
  await userEvent.click(button());
  expect(add).toHaveBeenCalledOnce();
});

const { name, formattedPrice, picture } = confirmationFixture('main').items[0]!;
const item = { name, formattedPrice, picture };

/** Clicks on 'Add to cart' of a page that knows its item; returns how the cart replies. */
async function clickKnown() {
  const reply = Promise.withResolvers<Awaited<ReturnType<AddToCartPorts['add']>>>();
  const ports = spied({ add: () => reply.promise });
  await all.AddedSilently.run({ args: { ...all.AddedSilently.args, addType: 'default', item, ports } });
  const layer = await screen.findByRole('dialog', { name: 'Adding to your cart' });
  return { layer, reply };
}

test('CONF-04: what the page knows of the item shows before the cart replies, in the layer that then confirms it', async () => {
  const { layer, reply } = await clickKnown();
  expect(layer.textContent).toContain(name);
  expect(layer.textContent).toContain(formattedPrice);
  expect(within(layer).getByRole<HTMLButtonElement>('button', { name: 'Checkout Now' }).disabled).toBe(true);
  reply.resolve(ok(confirmationFixture('main')));
  expect(await screen.findByRole('dialog', { name: '1 item added to your cart' })).toBe(layer);
  expect(within(layer).getByRole<HTMLButtonElement>('button', { name: 'Checkout Now' }).disabled).toBe(false);
});

test('ATC-18: the layer closes when the cart rejects the item, and the reason shows', async () => {
  const { reply } = await clickKnown();
  reply.resolve(ok({ isSuccess: false, isError: true, status: '409', errorMessage: 'Sold out.' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await screen.findByRole('alert')).textContent).toBe('Sold out.');
});

test('CONF-14: closed before the cart replies, the confirmation stays closed', async () => {
  const { layer, reply } = await clickKnown();
  await userEvent.click(within(layer).getByRole('button', { name: 'Continue Shopping' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  reply.resolve(ok(confirmationFixture('main')));
  await waitFor(() => expect(button().disabled).toBe(false));
  expect(screen.queryByRole('dialog')).toBeNull();
});
