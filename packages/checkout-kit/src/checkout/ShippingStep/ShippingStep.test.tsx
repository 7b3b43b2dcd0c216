import { type CheckoutState, err, ok, type OrderSummary } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import { checkoutFixture, signedIn } from '../../fixtures/checkout.ts';
import type { PortResult } from '../../errors/request-failure.ts';
import type { CheckoutPorts } from '../ports.ts';
import * as stories from './ShippingStep.stories.tsx';

const all = composeStories(stories);
const fresh = checkoutFixture({ brand: 'main', siteCulture: 'USA' });

const spied = (order: string[] = []) => {
  const noted = <Value,>(name: string, value: Value) => {
    order.push(name);
    return ok(value);
  };
  return {
    validateCart: fn<CheckoutPorts['validateCart']>(async () =>
      noted('ValidateCart', { errorType: 0, errorMessage: '', items: [] } as const),
    ),
    validateAndSaveAddress: fn<CheckoutPorts['validateAndSaveAddress']>(async (address) =>
      noted('ValidateAndSaveAddress', { validation: null, savedAddress: address }),
    ),
    saveShippingAddress: fn<CheckoutPorts['saveShippingAddress']>(async () => noted('SaveShippingAddress', fresh)),
    moveToShippingAndGiftOptions: fn<CheckoutPorts['moveToShippingAndGiftOptions']>(async () =>
      noted('MoveToShippingAndGiftOptions', fresh),
    ),
    goTo: fn((url: string) => void order.push(url)),
    log: fn(),
  };
};
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

test("ROUTE-10: the Shipping step has one flow button, 'Next'", async () => {
  await all.KnownAddress.run();
  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test('CHK-09, CHK-10, CHK-11, CHK-12, CHK-16: saves the address, validates the cart, moves, shows the next step', async () => {
  const order: string[] = [];
  const onStateChange = fn();
  const onEvent = fn();
  await all.KnownAddress.run({ args: { ...all.KnownAddress.args, ports: spied(order), onStateChange, onEvent } });
  await next();
  await waitFor(() => expect(order.at(-1)).toBe('/checkout/shippingandgiftoptions'));
  expect(order).toEqual([
    'ValidateAndSaveAddress',
    'ValidateCart',
    'MoveToShippingAndGiftOptions',
    '/checkout/shippingandgiftoptions',
  ]);
  expect(onStateChange).toHaveBeenCalledExactlyOnceWith(fresh);
  expect(onEvent).toHaveBeenCalledExactlyOnceWith({ type: 'checkout.stepCompleted', step: 1 });
});

test('PAY-08, PAY-09: thank-you mail is off at first and is saved after the shipping address, before the cart is validated', async () => {
  const order: string[] = [];
  const setTymPreferences = fn<NonNullable<CheckoutPorts['setTymPreferences']>>(async () => {
    order.push('SetTYMPreferences');
    return ok(fresh);
  });
  const ports = { ...spied(order), setTymPreferences };
  await all.KnownAddress.run({ args: { ...all.KnownAddress.args, ports } });
  const box = screen.getByLabelText('Send thank-you notes and offers to this address');
  expect(box).toHaveProperty('checked', false);
  await userEvent.click(box);
  await next();
  await waitFor(() => expect(order).toHaveLength(5));
  expect(order.slice(0, 3)).toEqual(['ValidateAndSaveAddress', 'SetTYMPreferences', 'ValidateCart']);
  expect(setTymPreferences).toHaveBeenCalledExactlyOnceWith(true, false, expect.objectContaining({ city: 'Chicago' }));
});

test('SHIP-13: a wrong address makes no call', async () => {
  const ports = spied();
  await all.NothingEntered.run({ args: { ...all.NothingEntered.args, ports } });
  expect(ports.validateAndSaveAddress).not.toHaveBeenCalled();
});

test('CHK-21: the address of the account that is chosen is sent', async () => {
  const ports = spied();
  await all.SavedAddresses.run({ args: { ...all.SavedAddresses.args, ports } });
  await userEvent.click(screen.getByRole('radio', { name: /9 Ferry St/ }));
  await next();
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledOnce());
  expect(ports.validateAndSaveAddress).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ address1: '9 Ferry St', addressId: 'studio' }),
  );
});

test('a new address is saved to the account only when that is ticked', async () => {
  const saveToAddressBook = fn<NonNullable<CheckoutPorts['saveToAddressBook']>>(async () => ok({}));
  const moveToShippingAndGiftOptions = async () => ok(signedIn(fresh));
  const ports = { ...spied(), moveToShippingAndGiftOptions, saveToAddressBook };
  await all.SavedAddressEdited.run({ args: { ...all.SavedAddressEdited.args, ports } });
  expect(screen.queryByLabelText('Save Address to My Account')).toBeNull();
  await all.NewBesideSaved.run({ args: { ...all.NewBesideSaved.args, ports } });
  const entries = { 'Full Name': 'Ivo Hart', 'Address 1': '12 Elm St', City: 'Evanston' };
  for (const [label, text] of Object.entries(entries)) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.selectOptions(screen.getByLabelText('State'), 'IL');
  await userEvent.type(screen.getByLabelText('ZIP Code'), '60201');
  await userEvent.type(screen.getByLabelText('Phone Number'), '3124300119');
  await userEvent.type(screen.getByLabelText('Email Address'), 'ivo@example.com');
  await next();
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledTimes(1));
  expect(saveToAddressBook).not.toHaveBeenCalled();
  await userEvent.click(screen.getByLabelText('Save Address to My Account'));
  await next();
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledTimes(2));
  expect(saveToAddressBook).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ address1: '12 Elm St' }));
});

test('the entry of a new address is preserved while a saved address is selected', async () => {
  await all.NewBesideSaved.run();
  await userEvent.type(screen.getByLabelText('Full Name'), 'Ivo');
  await userEvent.click(screen.getByRole('radio', { name: /9 Ferry St/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Use a new address' }));
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Ivo');
});

test('SHIP-13: a saved address that the checkout does not take shows its form at the wrong field', async () => {
  const ports = spied();
  const change = (state: CheckoutState) => {
    const { accountInfo, ...rest } = signedIn(state);
    const shippingAddresses = accountInfo.shippingAddresses.map((address) => ({ ...address, dayPhone: '1' }));
    return { ...rest, accountInfo: { ...accountInfo, shippingAddresses } };
  };
  await all.SavedAddresses.run({ args: { ...all.SavedAddresses.args, ports, change } });
  await next();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Phone Number')));
  expect(ports.validateAndSaveAddress).not.toHaveBeenCalled();
});

test('a saved address that is doubted shows its form', async () => {
  await all.SavedAddressDoubted.run();
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Chicago');
});

test('an address used as entered is saved without verification', async () => {
  const { validateAndSaveAddress: _checked, ...ports } = spied();
  const suggestionPorts = all.DoubtfulStreet.args.ports;
  await all.DoubtfulStreet.run({ args: { ...all.DoubtfulStreet.args, ports: { ...ports, ...suggestionPorts } } });
  await userEvent.click(screen.getByLabelText('Use address as entered'));
  await next();
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledOnce());
  expect(ports.saveShippingAddress).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ address1: '2140 N Cleveland Ave' }),
  );
});

test('a doubtful address stays at the step', async () => {
  const { validateAndSaveAddress: _checked, ...ports } = spied();
  await all.DoubtfulCombination.run({
    args: { ...all.DoubtfulCombination.args, ports: { ...ports, ...all.DoubtfulCombination.args.ports } },
  });
  expect(ports.goTo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Chicago, IL 60614' }));
  expect(screen.queryByRole('button', { name: 'Chicago, IL 60614' })).toBeNull();
});

test('ERR-21, ERR-23, CHK-17: a failed request is reported, the button is enabled, the fields are preserved', async () => {
  const log = fn();
  await all.NoConnection.run({ args: { ...all.NoConnection.args, ports: { log } } });
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ action: 'ValidateAndSaveAddress', basketId: 'basket-1' }),
  );
  expect(screen.getByText('Next').closest('button')?.getAttribute('aria-busy')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Chicago');
});

test('CHK-17: a cart that does not pass stops the flow', async () => {
  const ports = { ...spied(), validateCart: async () => ok({ errorType: 3, errorMessage: '', items: [] } as const) };
  await all.KnownAddress.run({ args: { ...all.KnownAddress.args, ports } });
  await next();
  expect(await screen.findByRole('dialog', { name: 'Item(s) no longer available' })).toBeTruthy();
  expect(ports.moveToShippingAndGiftOptions).not.toHaveBeenCalled();
  expect(screen.getByText('Next').closest('button')?.getAttribute('aria-busy')).toBeNull();
});

test("VALID-10: 'Continue' removes the installation service and continues the step", async () => {
  let isInstalled = true;
  const removeUnavailable = fn(async () => {
    isInstalled = false;
    return ok({ isSuccess: true });
  });
  const validateCart = async () => ok({ errorType: isInstalled ? 4 : 0, errorMessage: '', items: [] } as const);
  const ports = { ...spied(), validateCart, removeUnavailable };
  await all.KnownAddress.run({ args: { ...all.KnownAddress.args, ports } });
  await next();
  await screen.findByRole('dialog', { name: 'Please Edit Your Cart to Proceed' });
  expect(ports.moveToShippingAndGiftOptions).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(removeUnavailable).toHaveBeenCalledExactlyOnceWith('RemoveInstallationService');
  await waitFor(() => expect(ports.moveToShippingAndGiftOptions).toHaveBeenCalledOnce());
});

test.each([
  ['VALID-16', 3, 'RemoveNlaItems'],
  ['VALID-17', 7, 'RemoveAllNlaItems'],
  ['VALID-18', 9, 'RemovePfasItems'],
  ['VALID-19', 5, 'RemovePersonalizedItems'],
  ['VALID-20', 6, 'RemoveInHousePersonalizedNlaItems'],
] as const)(
  '%s: Remove All of type %i calls %s; success refreshes the checkout, any other result redirects to the cart',
  async (_, errorType, removal) => {
    for (const isSuccess of [true, false]) {
      const refresh = fn(async () => ok(fresh));
      const removeUnavailable = fn(async () => ok({ isSuccess }));
      const validateCart = async () => ok({ errorType, errorMessage: '', items: [] });
      const ports = { ...spied(), validateCart, removeUnavailable, refresh };
      await all.KnownAddress.run({ args: { ...all.KnownAddress.args, ports } });
      await next();
      await userEvent.click(await screen.findByRole('button', { name: 'Remove All' }));
      expect(removeUnavailable).toHaveBeenCalledExactlyOnceWith(removal);
      await waitFor(() => expect(isSuccess ? refresh : ports.goTo).toHaveBeenCalledOnce());
      if (!isSuccess) expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/cart');
    }
  },
);

test('VALID-18, ERR-21: a refresh that fails after the removal can be tried again, without another removal', async () => {
  const failed = err({ message: 'Status: 503', action: 'RefreshCheckout', apiUrl: '/ReactCheckout/RefreshCheckout' });
  const results = [failed, failed, ok(fresh)];
  const refresh = fn(async () => results.shift() ?? ok(fresh));
  const removeUnavailable = fn(async () => ok({ isSuccess: true }));
  const validateCart = async () => ok({ errorType: 9, errorMessage: '', items: [] } as const);
  const onStateChange = fn();
  const ports = { ...spied(), validateCart, removeUnavailable, refresh };
  await all.KnownAddress.run({ args: { ...all.KnownAddress.args, ports, onStateChange } });
  await next();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove All' }));
  for (const times of [1, 2]) {
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(times));
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  }
  await waitFor(() => expect(onStateChange).toHaveBeenCalledWith(fresh));
  expect(removeUnavailable).toHaveBeenCalledOnce();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('CHK-22: the amounts follow the saved address that is chosen; a late reply for another one changes nothing', async () => {
  const replies = new Map<string | null, (total: number) => void>();
  const estimateFor = fn(
    (addressId: string | null) =>
      new Promise<PortResult<OrderSummary>>((resolve) =>
        replies.set(addressId, (total) => resolve(ok({ ...fresh.orderSummary, total }))),
      ),
  );
  await all.SavedAddresses.run({ args: { ...all.SavedAddresses.args, ports: { ...spied(), estimateFor } } });
  expect(estimateFor).not.toHaveBeenCalled();
  const radios = await screen.findAllByRole('radio');
  const [first, studio] = radios;
  if (!first || !studio) throw new Error('two addresses are needed');
  await userEvent.click(studio);
  await userEvent.click(first);
  await waitFor(() => expect(replies.size).toBe(2));
  const [ofStudio, ofFirst] = [...replies.values()];
  ofFirst?.(111_100);
  await screen.findAllByText('$1,111.00');
  ofStudio?.(222_200);
  await userEvent.click(screen.getByRole('radio', { name: 'Use a new address' }));
  expect(screen.queryByText('$2,222.00')).toBeNull();
  await waitFor(() => expect(replies.size).toBe(3));
  replies.get(null)?.(33_300);
  await screen.findAllByText('$333.00');
  expect(estimateFor.mock.calls).toEqual([['studio'], [fresh.accountInfo.shippingAddresses[0]?.addressId], [null]]);
});
