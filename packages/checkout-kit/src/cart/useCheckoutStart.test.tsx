import { err, ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import * as stories from './CartScreen/CartScreen.stories.tsx';
import type { CartPorts } from './useCart.ts';

const all = composeStories(stories);

const spiedPorts = (change: Partial<CartPorts> = {}) => ({
  log: fn(),
  goTo: fn(),
  reloadPage: fn(),
  reload: fn(async () => {}),
  ...change,
});
const clickButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const checkOut = async () => {
  const [button] = screen.getAllByRole('button', { name: 'Checkout Now' });
  if (button) await userEvent.click(button);
};

test('CHK-02, SIGN-08: a guest who starts the checkout gets the login layer', async () => {
  await all.GuestCheckout.run();
  expect(screen.getByRole('dialog').textContent).toContain('New Customers');
});

test('CHK-03: a signed-in shopper is redirected to redirectUrl', async () => {
  const ports = spiedPorts({
    startCheckout: async () =>
      ok({
        isSuccess: true,
        isGuest: false,
        isInternational: false,
        isLoggedIn: true,
        redirectUrl: '/checkout/shippingandgiftoptions',
        popupUrl: '',
        errorType: 0,
        errorMessage: '',
        oversizedItems: [],
      } as const),
  });
  await all.Filled.run({ args: { ...all.Filled.args, ports } });
  await checkOut();
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/shippingandgiftoptions'));
});

const startWithPopup = async () =>
  ok({
    isSuccess: true,
    isGuest: true,
    isInternational: false,
    isLoggedIn: false,
    redirectUrl: '',
    popupUrl: '/browse/popup?popupName=Notice',
    errorType: 0,
    errorMessage: '',
    oversizedItems: [],
  } as const);

test('CHK-04: a start with a popup url opens that popup', async () => {
  const loadPopup = fn(async () => ok({ title: 'A notice', body: 'Two deliveries' }));
  await all.Filled.run({
    args: { ...all.Filled.args, ports: spiedPorts({ startCheckout: startWithPopup, loadPopup }) },
  });
  await checkOut();
  expect(await screen.findByRole('dialog', { name: 'A notice' })).toBeTruthy();
  expect(loadPopup).toHaveBeenCalledExactlyOnceWith('/browse/popup?popupName=Notice');
  await clickButton('Continue to Checkout');
  expect((await screen.findByRole('dialog')).textContent).toContain('New Customers');
});

test('CHK-04: a popup that cannot be loaded is logged and does not hold up the checkout', async () => {
  const problem = { message: 'Failed to fetch', action: 'Popup', apiUrl: '/browse/popup' };
  const ports = spiedPorts({ startCheckout: startWithPopup, loadPopup: async () => err(problem) });
  await all.Filled.run({ args: { ...all.Filled.args, ports } });
  await checkOut();
  expect((await screen.findByRole('dialog')).textContent).toContain('New Customers');
  expect(ports.log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(problem));
});

test('CHK-08: a start that breaks is logged', async () => {
  const ports = spiedPorts();
  await all.CheckoutStartFails.run({ args: { ...all.CheckoutStartFails.args, ports } });
  expect(ports.log).toHaveBeenCalledWith(expect.objectContaining({ message: 'Status: 503', action: 'Checkout' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('CHK-05, VALID-09: items no longer available are listed; Remove All removes them and the cart reloads', async () => {
  const removeUnavailable = fn(async () => ok({ isSuccess: true }));
  const ports = { ...all.ItemsNoLongerAvailable.args.ports, ...spiedPorts({ removeUnavailable }) };
  await all.ItemsNoLongerAvailable.run({ args: { ...all.ItemsNoLongerAvailable.args, ports } });
  await clickButton('Remove All');
  expect(removeUnavailable).toHaveBeenCalledExactlyOnceWith('RemoveNlaItems');
  await waitFor(() => expect(ports.reload).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('CHK-06, OVER-05: oversized items are shown; Continue to Checkout proceeds', async () => {
  const ports = { ...all.OversizedItems.args.ports, ...spiedPorts() };
  await all.OversizedItems.run({ args: { ...all.OversizedItems.args, ports } });
  await clickButton('Continue to Checkout');
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/shipping'));
});

test("OVER-04: 'Back to Cart' opens /checkout/cart and starts no checkout", async () => {
  const ports = { ...all.OversizedItems.args.ports, ...spiedPorts() };
  await all.OversizedItems.run({ args: { ...all.OversizedItems.args, ports } });
  await clickButton('Back to Cart');
  expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/cart');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test("VALID-10: 'Continue' removes the installation service, then the checkout starts", async () => {
  const removeUnavailable = fn(async () => ok({ isSuccess: true }));
  const ports = { ...all.InstallationUnavailable.args.ports, ...spiedPorts({ removeUnavailable }) };
  const { startCheckout } = ports;
  if (!startCheckout) throw new Error('the story starts a checkout');
  const startWithDelay: typeof startCheckout = async () => {
    const result = await startCheckout();
    const isComplete = removeUnavailable.mock.calls.length > 0;
    return result.ok && isComplete ? ok({ ...result.value, errorType: 0, isGuest: false } as const) : result;
  };
  await all.InstallationUnavailable.run({
    args: { ...all.InstallationUnavailable.args, ports: { ...ports, startCheckout: startWithDelay } },
  });
  await clickButton('Continue');
  expect(removeUnavailable).toHaveBeenCalledExactlyOnceWith('RemoveInstallationService');
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/shipping'));
});

test("VALID-21: a 'Continue' that returns false leaves the popup open and starts no checkout", async () => {
  const removeUnavailable = fn(async () => ok({ isSuccess: false }));
  const ports = { ...all.InstallationUnavailable.args.ports, ...spiedPorts({ removeUnavailable }) };
  await all.InstallationUnavailable.run({ args: { ...all.InstallationUnavailable.args, ports } });
  await clickButton('Continue');
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong.');
  expect(screen.getByRole('dialog', { name: 'Please Edit Your Cart to Proceed' })).toBeTruthy();
  expect(ports.goTo).not.toHaveBeenCalled();
});

test('ERR-13: a lost session at the checkout start requires starting over', async () => {
  const ports = spiedPorts();
  await all.SessionLost.run({ args: { ...all.SessionLost.args, ports } });
  await clickButton('Ok');
  expect(ports.reloadPage).toHaveBeenCalledOnce();
});
