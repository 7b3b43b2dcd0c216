import { type CheckoutState, ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { checkoutFixture } from '../../fixtures/checkout.ts';
import { recipientPortsFixture, withMixedDelivery, withPickupOnly } from '../../fixtures/recipients.ts';
import type { CheckoutPorts } from '../ports.ts';
import * as stories from './StorePickup.stories.tsx';

const { PickupOnly, AtBilling, AtReview } = composeStories(stories);
const fresh = checkoutFixture({ brand: 'main', siteCulture: 'USA' });

test('an order picked up whole needs a contact and no address', async () => {
  const validateAndSaveAddress = fn<CheckoutPorts['validateAndSaveAddress']>(async (address) =>
    ok({ validation: null, savedAddress: address }),
  );
  await PickupOnly.run({ args: { ...PickupOnly.args, ports: { validateAndSaveAddress } } });
  expect(await screen.findByRole('region', { name: 'Store pickup' })).toBeTruthy();
  expect(screen.queryByLabelText('Address 1')).toBeNull();
  await userEvent.type(screen.getByLabelText('Full Name'), 'Nora Quist');
  await userEvent.type(screen.getByLabelText('Phone Number'), '3123420199');
  await userEvent.type(screen.getByLabelText('Email Address'), 'nora@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(validateAndSaveAddress).toHaveBeenCalledOnce());
  expect(validateAndSaveAddress.mock.calls[0]?.[0]).toMatchObject({ firstName: 'Nora', address1: '', city: '' });
});

test('SHIP-27: what is picked up can be shipped instead', async () => {
  const shipPickup = fn(async () => ok(fresh));
  const recipients = { ...recipientPortsFixture(fresh, 'none'), shipPickup };
  await PickupOnly.run({ args: { ...PickupOnly.args, ports: { recipients } } });
  await userEvent.click(await screen.findByRole('button', { name: 'Ship These Items Instead' }));
  await waitFor(() => expect(shipPickup).toHaveBeenCalledExactlyOnceWith('recipient-pickup', ''));
  expect(await screen.findByLabelText('Address 1')).toBeTruthy();
});

/** The state with a store from which all of its lines can be picked up. */
function withStore(state: CheckoutState): CheckoutState {
  const only = withPickupOnly(state).shippingOptions;
  const recipients = state.shippingOptions.recipients.map((recipient) => ({
    ...recipient,
    addressId: '',
    shipments: recipient.shipments.map((shipment) => ({
      ...shipment,
      items: shipment.items.map((item) => ({
        ...item,
        line: {
          ...item.line,
          shippingDeliveryOptions: { ...item.line.shippingDeliveryOptions, isStorePickupOptionVisible: true },
        },
      })),
    })),
  }));
  return { ...state, shippingOptions: { ...state.shippingOptions, recipients, pickup: only.pickup } };
}

test('SHIP-25: what was entered as name, phone number and email address is the contact of a pickup', async () => {
  const moveItems = fn(async () => ok(withPickupOnly(fresh)));
  const recipients = { ...recipientPortsFixture(fresh, 'none'), moveItems };
  await PickupOnly.run({ args: { ...PickupOnly.args, change: withStore, ports: { recipients } } });
  await userEvent.type(await screen.findByLabelText('Full Name'), 'Nora Quist');
  await userEvent.type(screen.getByLabelText('Phone Number'), '3123420199');
  await userEvent.type(screen.getByLabelText('Email Address'), 'nora@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Pick Up at Lincoln Park Instead' }));
  await waitFor(() => expect(screen.queryByLabelText('Address 1')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Nora Quist');
  expect(screen.getByLabelText<HTMLInputElement>('Phone Number').value).toBe('3123420199');
  expect(screen.getByLabelText<HTMLInputElement>('Email Address').value).toBe('nora@example.com');
});

test('SHIP-27: the contact of a pickup is the name of the new address', async () => {
  const [contact = null] = fresh.accountInfo.shippingAddresses;
  const change = (state: CheckoutState): CheckoutState => {
    const shipped = withStore({ ...state, accountInfo: { ...state.accountInfo, shippingAddresses: [] } });
    const pickup = { ...shipped.shippingOptions.pickup, contact };
    return { ...shipped, shippingOptions: { ...shipped.shippingOptions, pickup } };
  };
  await PickupOnly.run({ args: { ...PickupOnly.args, change } });
  expect((await screen.findByLabelText<HTMLInputElement>('Full Name')).value).toBe('Maren Lindqvist');
  expect(screen.getByLabelText<HTMLInputElement>('Address 1').value).toBe('');
});

test('an order picked up whole needs a billing address', async () => {
  await AtBilling.run();
  expect(screen.queryByLabelText('Same as shipping address')).toBeNull();
  expect(await screen.findByLabelText('Address 1')).toBeTruthy();
});

test('the review shows the store and the contact', async () => {
  const contact = withPickupOnly(fresh).shippingOptions.pickup.contact ?? fresh.accountInfo.shippingAddresses[0];
  await AtReview.run({
    args: {
      ...AtReview.args,
      change: (state) => {
        const only = withPickupOnly(state);
        const pickup = { ...only.shippingOptions.pickup, contact: contact ?? null };
        return { ...only, shippingOptions: { ...only.shippingOptions, pickup } };
      },
    },
  });
  const fact = within(screen.getByRole('region', { name: 'Store pickup' }));
  expect(fact.getByText('Lincoln Park')).toBeTruthy();
  expect(fact.getByText('maren@example.com')).toBeTruthy();
});

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const steps = () => within(screen.getByRole('navigation', { name: 'Checkout steps' })).getAllByRole('listitem');

test('SHIP-01: a mixed order shows at the first step what is picked up where, and what the address is for', async () => {
  await PickupOnly.run({ args: { ...PickupOnly.args, change: withMixedDelivery } });
  const pickup = within(await screen.findByRole('region', { name: 'Store pickup' }));
  for (const text of ['Quill Side Table', '850 W North Ave', 'Chicago, IL 60642', '(312) 573-9800'])
    expect(pickup.getByText(text)).toBeTruthy();
  expect(pickup.getByText('Mon – Sat 10 am – 8 pm')).toBeTruthy();
  const delivery = within(screen.getByRole('region', { name: 'Delivery' }));
  expect(delivery.getByRole('heading', { name: 'Delivery' })).toBeTruthy();
  expect(delivery.getByText(/Sofa/)).toBeTruthy();
  expect(delivery.queryByText('Quill Side Table')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Shipping');
  expect(screen.queryByText('How can we reach you?')).toBeNull();
});

test('SHIP-10: an order of one address has no heading above its form', async () => {
  await PickupOnly.run({ args: { ...PickupOnly.args, change: (state) => state } });
  expect(screen.queryByRole('region', { name: 'Delivery' })).toBeNull();
});

test.each([
  [2, ['Delivery', 'Store pickup']],
  [4, ['Delivery', 'Store pickup']],
] as const)('SHIP-01: step %i of a mixed order names the delivery and the store, each once', async (step, titles) => {
  await PickupOnly.run({ args: { ...PickupOnly.args, step, change: withMixedDelivery } });
  for (const title of titles) expect(headings().filter((heading) => heading === title)).toHaveLength(1);
  expect(headings().join()).not.toContain('Recipient');
  const pickup = within(screen.getByRole('region', { name: 'Store pickup' }));
  expect(pickup.getByText('850 W North Ave')).toBeTruthy();
  expect(pickup.getByText('Sun 11 am – 6 pm')).toBeTruthy();
  expect(pickup.getByRole('link', { name: 'Edit Store pickup' })).toBeTruthy();
});

test('ROUTE-09: the steps of an order that is picked up whole are about a pickup', async () => {
  await PickupOnly.run();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pickup');
  expect(steps().map(({ textContent }) => textContent)).toEqual(
    ['Contact', 'Pickup', 'Payment', 'Review'].map((name) => expect.stringContaining(name)),
  );
  await PickupOnly.run({ args: { ...PickupOnly.args, step: 2 } });
  expect(headings()).toEqual(
    expect.arrayContaining(['Pickup and Gift Options', 'Store pickup', 'Pickup options', 'Gift options']),
  );
  expect(headings().filter((heading) => heading === 'Store pickup')).toHaveLength(1);
  expect(screen.getByRole('radiogroup', { name: 'Pickup updates' })).toBeTruthy();
  await AtReview.run();
  expect(screen.getByRole('region', { name: 'Pickup options' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Delivery' })).toBeNull();
});

test('SHIP-01: who picks up an order is a question of the second step alone', async () => {
  await PickupOnly.run();
  expect(await screen.findByRole('heading', { name: 'How can we reach you?' })).toBeTruthy();
  expect(screen.queryByText(/who will pick up|picking up/i)).toBeNull();
  await PickupOnly.run({ args: { ...PickupOnly.args, step: 2 } });
  expect(screen.getAllByLabelText(/Name of the person picking up/)).toHaveLength(1);
});

test('DELIV-07: shipping that costs nothing is free in the totals', async () => {
  const change = (state: CheckoutState): CheckoutState => {
    const only = withPickupOnly(state);
    return { ...only, orderSummary: { ...only.orderSummary, shipping: 0 } };
  };
  await AtReview.run({ args: { ...AtReview.args, change } });
  const amounts = screen.getAllByText('Shipping').map((label) => label.nextElementSibling?.textContent);
  expect(new Set(amounts)).toEqual(new Set(['Free']));
});
