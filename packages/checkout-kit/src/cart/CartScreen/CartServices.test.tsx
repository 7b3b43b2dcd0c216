import { getSite, ok, err } from '@settee/domain';
import { composeStories, composeStory } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { CartDemo } from '../../fixtures/CartDemo.tsx';
import type { CartPorts } from '../useCart.ts';
// Loaded here, so that the first test need not wait for it.
import './CartServices.tsx';
import * as stories from './CartServices.stories.tsx';

const all = composeStories(stories);

const broken = { message: 'Status: 503', action: 'Call', apiUrl: '/call' };
const done = async () => ok({ isSuccess: true } as const);
const spied = (change: Partial<CartPorts> = {}) => ({
  log: fn(),
  goTo: fn(),
  reloadPage: fn(),
  reload: fn(async () => {}),
  ...change,
});
const serve = async (change: Partial<CartPorts>) => {
  const ports = spied(change);
  await all.Services.run({ args: { ...all.Services.args, ports } });
  return ports;
};
const clickButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const promo = async (code: string) => {
  await clickButton('Add a promo code');
  await userEvent.type(await screen.findByLabelText('Promo code'), `${code}{Enter}`);
};

test.each([
  ['This code is over.', 'Your cart is empty.', 'This code is over.'],
  ['', 'Your cart is empty.', 'Your cart is empty.'],
  ['', '', 'We couldn’t apply that promo code. Please try again.'],
])('CART-21: of %j and %j is shown and announced %j', async (promoErrorMessage, cartErrorMessage, shown) => {
  const response = { isSuccess: false, promoErrorMessage, cartErrorMessage } as const;
  await serve({ applyPromo: async () => ok(response) });
  await promo('ANY');
  await waitFor(() => expect(screen.getAllByText(shown)).toHaveLength(2));
  expect(screen.getByLabelText<HTMLInputElement>('Promo code').value).toBe('ANY');
});

test('CART-22: a code that could not be removed stays, with the reason', async () => {
  const response = { isSuccess: false, promoErrorMessage: '', cartErrorMessage: 'Not now.' } as const;
  await serve({ removePromo: async () => ok(response) });
  await promo('TAKE50');
  await clickButton('Remove promo code TAKE50');
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
  expect(screen.getByRole('button', { name: 'Remove promo code TAKE50' })).toBeTruthy();
});

test('CART-21: pressing Enter twice applies the code once; a failed request is logged', async () => {
  let respond: () => void = () => {};
  const applyPromo = fn(
    () =>
      new Promise<Awaited<ReturnType<NonNullable<CartPorts['applyPromo']>>>>((go) => (respond = () => go(err(broken)))),
  );
  const ports = await serve({ applyPromo });
  await promo(' take50 ');
  await userEvent.keyboard('{Enter}{Enter}');
  expect(applyPromo).toHaveBeenCalledExactlyOnceWith('TAKE50');
  respond();
  await waitFor(() => expect(ports.log).toHaveBeenCalledWith({ ...broken, basketId: 'basket-1' }));
});

test('an empty promotion code is not sent', async () => {
  const applyPromo = fn(done);
  await serve({ applyPromo });
  await promo('   ');
  expect(await screen.findAllByText('Please enter a promo code.')).toHaveLength(2);
  expect(applyPromo).not.toHaveBeenCalled();
});

test('CART-19: a donation is given, shows as a row of the totals and is taken back', async () => {
  await all.DonationGiven.run();
  await clickButton('Remove $10.00 donation');
  await waitFor(() => expect(screen.queryByText('Donation')).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a donation' })).toBe(document.activeElement));
});

test.each([
  ['0', 'The minimum donation is $1.00.'],
  ['10000.01', 'The maximum donation is $10,000.00.'],
  ['-5', 'Please enter an amount, like 20 or 12.50.'],
  ['🛋️</script>', 'Please enter an amount, like 20 or 12.50.'],
])('CART-19: %s is no donation', async (typed, message) => {
  const addDonation = fn(done);
  await serve({ addDonation });
  await clickButton('Add a donation');
  await userEvent.type(await screen.findByLabelText('Other amount'), `${typed}{Enter}`);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(addDonation).not.toHaveBeenCalled();
});

test('CART-19: a custom amount is sent in cents; a failure is logged and shown', async () => {
  const addDonation = fn(async () => err(broken));
  const ports = await serve({ addDonation });
  await clickButton('Add a donation');
  await userEvent.type(await screen.findByLabelText('Other amount'), '12.50{Enter}');
  expect(addDonation).toHaveBeenCalledExactlyOnceWith(720001, 1250);
  expect(await screen.findByText('We couldn’t update your donation. Please try again.')).toBeTruthy();
  expect(ports.log).toHaveBeenCalledWith({ ...broken, basketId: 'basket-1' });
});

test('CART-19: on a site in yen 1000 is a thousand yen', async () => {
  const addDonation = fn(done);
  const site = { ...getSite('main', 'USA'), locale: 'ja-JP', currency: 'JPY' };
  const InYen = composeStory(
    { ...stories.Services, render: (args) => <CartDemo {...args} site={site} /> },
    stories.default,
  );
  await InYen.run({ args: { ...InYen.args, ports: spied({ addDonation }) } });
  await clickButton('Add a donation');
  await userEvent.type(await screen.findByLabelText('Other amount'), '1000{Enter}');
  expect(addDonation).toHaveBeenCalledExactlyOnceWith(720001, 1000);
});

test('CART-17: pickup shows immediately, is sent with the store and reverts on failure', async () => {
  let respond: () => void = () => {};
  const updateShipMethod = fn(
    () =>
      new Promise<Awaited<ReturnType<NonNullable<CartPorts['updateShipMethod']>>>>(
        (go) => (respond = () => go(err(broken))),
      ),
  );
  const ports = await serve({ updateShipMethod });
  const getPickup = () => screen.getByRole<HTMLInputElement>('radio', { name: /^Pick up/ });
  await userEvent.click(getPickup());
  expect(getPickup().checked).toBe(true);
  expect(updateShipMethod).toHaveBeenCalledExactlyOnceWith('table', 'pickup', 101);
  respond();
  await waitFor(() => expect(getPickup().checked).toBe(false));
  expect(ports.log).toHaveBeenCalledWith({ ...broken, basketId: 'basket-1' });
  expect(ports.reload).toHaveBeenCalledOnce();
});

test('CART-18: installation shows at its line and can be removed; a failure is logged and the cart reloads', async () => {
  await all.InstallationRemoved.run();
  const ports = await serve({ removeInstallationService: async () => err(broken) });
  await clickButton('Remove Wall Anchoring');
  await waitFor(() => expect(ports.reload).toHaveBeenCalledOnce());
  expect(ports.log).toHaveBeenCalledWith({ ...broken, basketId: 'basket-1' });
  expect(await screen.findByRole('button', { name: 'Remove Wall Anchoring' })).toBeTruthy();
});

test('CART-23: a selected store updates the texts of its lines and becomes the store of the cart', async () => {
  const updateShipMethod = fn(done);
  const ports = spied({ updateShipMethod });
  await all.StoreChosen.run({ args: { ...all.StoreChosen.args, ports } });
  expect(updateShipMethod).toHaveBeenCalledExactlyOnceWith('sofa', 'standard', 102);
  const [sofa] = within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem');
  expect(sofa?.textContent).toContain('Arrives in 5 to 7 weeks, in-home');
});

test('CART-25, CART-26: a failed store request is logged and shows the outage', async () => {
  const ports = spied();
  await all.PickupOutage.run({ args: { ...all.PickupOutage.args, ports } });
  expect(ports.log).toHaveBeenCalledOnce();
});

test('CART-24, CART-26: a lost session counts as an outage too', async () => {
  const lost = { ...broken, message: 'IsReset' };
  const ports = await serve({ getEstimatedDeliveryDate: async () => err(lost) });
  await clickButton('Lincoln Park, change pickup store');
  await clickButton('Use This Store');
  expect(await screen.findByText('Store pickup is temporarily unavailable. Please try again later.')).toBeTruthy();
  expect(ports.log).toHaveBeenCalledWith({ ...lost, basketId: 'basket-1' });
});

test('CART-06: the loader shows while the cart reloads and ends even if nothing changed', async () => {
  let arrive: () => void = () => {};
  const reload = fn(() => new Promise<void>((go) => (arrive = go)));
  await serve({ reload, removeInstallationService: async () => err(broken) });
  const isLoading = () => screen.getByText('Estimated tax').closest('[aria-busy]')?.getAttribute('aria-busy');
  expect(isLoading()).toBe('false');
  await clickButton('Remove Wall Anchoring');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(isLoading()).toBe('true');
  arrive();
  await waitFor(() => expect(isLoading()).toBe('false'));
});
