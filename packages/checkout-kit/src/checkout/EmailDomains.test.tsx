import { type Address, getSite, ok, type TopLevelDomain } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { expect, test } from 'vitest';
import * as addressBook from '../account/AddressBookScreen/AddressBookScreen.stories.tsx';
import { checkoutFixture } from '../fixtures/checkout.ts';
import { recipientPortsFixture, withTwoAddresses } from '../fixtures/recipients.ts';
import * as confirmation from './ConfirmationScreen/ConfirmationScreen.stories.tsx';
import * as multiShipping from './MultiShipping/MultiShipping.stories.tsx';
import * as payment from './PaymentAndBillingStep/PaymentAndBillingStep.stories.tsx';
import * as shipping from './ShippingStep/ShippingStep.stories.tsx';

const { KnownAddress } = composeStories(shipping);
const { TwoAddresses } = composeStories(multiShipping);
const { OtherBillingAddress } = composeStories(payment);
const { Editing } = composeStories(addressBook);
const { Placed } = composeStories(confirmation);

const long = 'maren@studio.photography';
const state = checkoutFixture({ brand: 'main', siteCulture: 'USA' });
const siteWith = (emailDomains: TopLevelDomain) => ({ ...getSite('main', 'USA'), emailDomains });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function enterEmail() {
  const email = screen.getByLabelText('Email Address');
  await userEvent.clear(email);
  await userEvent.type(email, long);
}

type Site = ReturnType<typeof siteWith>;
type Sent = (sent: Address | string) => void;

async function sendShippingAddress(site: Site, onSent: Sent) {
  const validateAndSaveAddress = async (address: Address) => {
    onSent(address);
    return ok({ validation: null, savedAddress: address });
  };
  await KnownAddress.run({ args: { ...KnownAddress.args, site, ports: { validateAndSaveAddress } } });
  await enterEmail();
  await click('Next');
}

async function sendFirstOfSeveral(site: Site, onSent: Sent) {
  const saveAddress = async (address: Address) => {
    onSent(address);
    return ok(state);
  };
  const recipients = { ...recipientPortsFixture(state, 'none'), saveAddress };
  await KnownAddress.run({ args: { ...KnownAddress.args, site, ports: { recipients } } });
  await enterEmail();
  await click('Ship to Multiple Addresses');
}

async function sendRecipientAddress(site: Site, onSent: Sent) {
  const ports = recipientPortsFixture(withTwoAddresses(state), 'none');
  const saveAddress: typeof ports.saveAddress = (address, lineId) => {
    onSent(address);
    return ports.saveAddress(address, lineId);
  };
  await TwoAddresses.run({ args: { ...TwoAddresses.args, site, ports: { recipients: { ...ports, saveAddress } } } });
  await click('Edit address for Ines Lindqvist');
  await enterEmail();
  await click('Save Address');
}

async function sendBillingAddress(site: Site, onSent: Sent) {
  const saveBillingAddress = async (address: Address) => {
    onSent(address);
    return ok(state);
  };
  await OtherBillingAddress.run({ args: { ...OtherBillingAddress.args, site, ports: { saveBillingAddress } } });
  const entries = { 'Full Name': 'Ivo Hart', 'Address 1': '12 Elm St', City: 'Evanston', 'ZIP Code': '60201' };
  for (const [label, text] of Object.entries(entries)) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.selectOptions(screen.getByLabelText('State'), 'IL');
  await userEvent.type(screen.getByLabelText('Phone Number'), '3124300119');
  await enterEmail();
  await click('Next: Review & Place Order');
}

async function saveInAddressBook(site: Site, onSent: Sent) {
  const save = async (address: Address) => {
    onSent(address);
    return ok(null);
  };
  await Editing.run({ args: { ...Editing.args, site, ports: { save, remove: async () => ok(null), log: fn() } } });
  await enterEmail();
  await click('Save');
}

async function correctAfterTheOrder(site: Site, onSent: Sent) {
  const correctEmail = async (emailAddress: string) => {
    onSent(emailAddress);
    return ok({ isSuccess: true, message: 'Sent.' });
  };
  const ports = { print: fn(), markAsShown: () => false, correctEmail, log: fn() };
  await Placed.run({ args: { ...Placed.args, site, ports } });
  await click('Wrong email? Fix it');
  await enterEmail();
  await click('Send Receipt');
}

const forms = [
  ['the shipping address', sendShippingAddress],
  ['the address of a recipient', sendRecipientAddress],
  ['the billing address', sendBillingAddress],
  ['the address book', saveInAddressBook],
  ['the correction after the order', correctAfterTheOrder],
] as const;

test.each(forms)('SHIP-12: with the default setting %s rejects a long top-level domain', async (_form, send) => {
  const onSent = fn<Sent>();
  await send(siteWith('short'), onSent);
  expect(screen.getByLabelText('Email Address').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText(/Please enter a valid Email Address/).length).toBeGreaterThan(0);
  expect(onSent).not.toHaveBeenCalled();
});

test.each(forms)('README decision 4: by setting %s accepts a long top-level domain', async (form, send) => {
  const onSent = fn<Sent>();
  await send(siteWith('any'), onSent);
  const isText = form === 'the correction after the order';
  await expect
    .poll(() => onSent.mock.calls)
    .toEqual([[isText ? long : expect.objectContaining({ emailAddress: long })]]);
});

test('README decision 4: an address with a long top-level domain is the first of several, by setting', async () => {
  const onSent = fn<Sent>();
  await sendFirstOfSeveral(siteWith('any'), onSent);
  await expect.poll(() => onSent.mock.calls).toEqual([[expect.objectContaining({ emailAddress: long })]]);
});
