import { type CheckoutState, ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { checkoutFixture } from '../../fixtures/checkout.ts';
import { recipientPortsFixture, withPickupOnly } from '../../fixtures/recipients.ts';
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
