import { type CheckoutState, err, ok } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { checkoutFixture, signedIn } from '../../fixtures/checkout.ts';
import { recipientPortsFixture, withEmailedCards, withTwoAddresses } from '../../fixtures/recipients.ts';
import type { RecipientPorts } from '../recipient-ports.ts';
import * as stories from './MultiShipping.stories.tsx';

const { TwoAddresses, NoAddressYet, NewAddress, EditedFromReview, Review, GiftOptions } = composeStories(stories);
const two = withTwoAddresses(checkoutFixture({ brand: 'main', siteCulture: 'USA' }));

const spied = (change: Partial<RecipientPorts> = {}) => {
  const ports = recipientPortsFixture(two, 'none');
  return {
    ...ports,
    validateAddress: fn(ports.validateAddress),
    saveAddress: fn(ports.saveAddress),
    setMultiShipping: fn(ports.setMultiShipping),
    selectRecipient: fn(ports.selectRecipient),
    moveItems: fn(ports.moveItems),
    splitItem: fn(ports.splitItem),
    ...change,
  };
};
const show = (story: typeof TwoAddresses, recipients = spied(), more = {}) =>
  story.run({ args: { ...story.args, ports: { recipients, ...more } } });
const choiceOf = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name, hidden: true });

test('SHIP-24: each item shows its recipient, and another address of the order can be chosen', async () => {
  const ports = spied();
  await show(TwoAddresses, ports);
  expect(choiceOf(/Sofa/).value).toBe('home');
  expect(choiceOf(/Table/).value).toBe('cabin');
  await userEvent.selectOptions(choiceOf(/Sofa/), 'cabin');
  expect(ports.selectRecipient).toHaveBeenCalledExactlyOnceWith('recipient-2', 'sofa');
});

test('SHIP-22: a new address is validated, saved for its item and closes the form', async () => {
  const ports = spied();
  await show(NewAddress, ports);
  const entries: [string, string][] = [
    ['Full Name', 'Ivo Berg'],
    ['Address 1', '4 Lake Rd'],
    ['City', 'Chicago'],
    ['ZIP Code', '60614'],
    ['Phone Number', '3123420199'],
    ['Email Address', 'ivo@example.com'],
  ];
  for (const [label, text] of entries) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.selectOptions(screen.getByLabelText('State'), 'IL');
  await userEvent.click(screen.getByRole('button', { name: 'Save Address' }));
  await waitFor(() => expect(screen.queryByLabelText('Full Name')).toBeNull());
  expect(ports.validateAddress).toHaveBeenCalledOnce();
  expect(ports.saveAddress).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ firstName: 'Ivo' }), 'sofa');
  expect(document.activeElement).toBe(choiceOf(/Sofa/));
});

test('SHIP-22: the form shows what is wrong, and suggestions', async () => {
  const suggestion = { City: 'Portland', State: 'OR', ZipCode: '97201' };
  const validateAddress = fn(async () => ok({ Suggestions: [suggestion] }));
  const ports = spied({ validateAddress });
  await show(TwoAddresses, ports);
  await userEvent.click(screen.getByRole('button', { name: 'Edit address for Ines Lindqvist' }));
  await userEvent.clear(screen.getByLabelText('City'));
  await userEvent.click(screen.getByRole('button', { name: 'Save Address' }));
  expect(screen.getByText('The City field is required.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('City'), 'Chicago');
  await userEvent.click(screen.getByRole('button', { name: 'Save Address' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Portland, OR 97201' }));
  expect(ports.saveAddress).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Portland');
});

test('SHIP-26: a piece is split off, which is offered for more than one', async () => {
  const ports = spied();
  await show(TwoAddresses, ports);
  expect(screen.queryByRole('button', { name: /^Ship One Elsewhere: .*Sofa/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Ship One Elsewhere: .*Table/ }));
  expect(ports.splitItem).toHaveBeenCalledExactlyOnceWith('table');
});

test('a choice that loses free shipping shows the new shipping cost', async () => {
  const { orderSummary } = two;
  const dearer = { ...two, orderSummary: { ...orderSummary, shipping: orderSummary.shipping + 995 } };
  await show(TwoAddresses, spied({ selectRecipient: async () => ok(dearer) }));
  expect(screen.queryByText(/^Shipping is now/)).toBeNull();
  await userEvent.selectOptions(choiceOf(/Sofa/), 'cabin');
  expect(await screen.findByText(/^Shipping is now \$[\d.]+, \$9\.95 more than before/)).toBeTruthy();
});

test('SHIP-25: removing an address moves its items to the other one', async () => {
  const ports = spied();
  await show(TwoAddresses, ports);
  await userEvent.click(screen.getByRole('button', { name: 'Remove address for Ines Lindqvist' }));
  expect(ports.moveItems).toHaveBeenCalledExactlyOnceWith('recipient-2', 'recipient-1');
});

test('SHIP-23: back to one address shows the form', async () => {
  const ports = spied();
  await show(TwoAddresses, ports);
  await userEvent.click(screen.getByRole('button', { name: 'Ship to One Address' }));
  expect(ports.setMultiShipping).toHaveBeenCalledExactlyOnceWith(false);
  expect(await screen.findByLabelText('Full Name')).toBeTruthy();
});

test('without an address the checkout stays at the step and focuses the first item', async () => {
  const moveToShippingAndGiftOptions = fn();
  await show(NoAddressYet, spied(), { moveToShippingAndGiftOptions });
  expect(moveToShippingAndGiftOptions).not.toHaveBeenCalled();
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Add an Address for /);
  expect(screen.queryByRole('region', { name: 'Your addresses' })).toBeNull();
  await show(TwoAddresses);
  expect(screen.getByRole('region', { name: 'Your addresses' })).toBeTruthy();
});

test('a failed change is explained and the choice stays as it was', async () => {
  const problem = { message: 'Status: 500', action: 'SaveRecipientSelection', apiUrl: '/x' };
  const ports = spied({ selectRecipient: async () => err(problem) });
  await show(TwoAddresses, ports);
  await userEvent.selectOptions(choiceOf(/Sofa/), 'cabin');
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  expect(choiceOf(/Sofa/).value).toBe('home');
});

test('SHIP-01: review and gift options show every recipient with its items', async () => {
  await Review.run();
  expect(within(screen.getByRole('region', { name: 'Recipient 1 of 2' })).getByText('Maren Lindqvist')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Recipient 2 of 2' })).getByText('Ines Lindqvist')).toBeTruthy();
  await GiftOptions.run();
  expect(screen.getAllByLabelText('This order is a gift')).toHaveLength(2);
});

test('SHIP-01: the delivery and gift options of a recipient are in the region with its title, one heading level below', async () => {
  await GiftOptions.run();
  const second = within(screen.getByRole('region', { name: 'Recipient 2 of 2' }));
  expect(second.getByText('Ines Lindqvist')).toBeTruthy();
  expect(second.getByLabelText('This order is a gift')).toBeTruthy();
  expect(second.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H2 Recipient 2 of 2',
    'H3 Delivery options',
    'H3 Gift options',
  ]);
});

test('SHIP-23 SHIP-24: an emailed gift card is not listed among the items, and next to a single item several addresses are not offered', async () => {
  const shown = (change: (state: CheckoutState) => CheckoutState) =>
    GiftOptions.run({ args: { ...GiftOptions.args, step: 1, change } });
  await shown((state) => withEmailedCards(state, true));
  const items = within(await screen.findByRole('region', { name: 'Your items' }));
  expect(items.getByRole('combobox', { name: /^Ship to: .*Sofa/ })).toBeTruthy();
  expect(items.getAllByRole('combobox')).toHaveLength(1);
  expect(within(screen.getByRole('region', { name: 'Your addresses' })).getByText('1 item')).toBeTruthy();
  await shown((state) => withEmailedCards(state, false));
  expect(await screen.findByRole('button', { name: 'Next' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ship to Multiple Addresses' })).toBeNull();
  await shown((state) => state);
  expect(await screen.findByRole('button', { name: 'Ship to Multiple Addresses' })).toBeTruthy();
});

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('SHIP-22: the review links to the address of each recipient, and shows the contact with a link', async () => {
  const contact = { firstName: 'Nora', lastName: 'Quist', dayPhone: '3123420199', emailAddress: 'nora@example.com' };
  await Review.run({ args: { ...Review.args, change: (state) => ({ ...withTwoAddresses(state), contact }) } });
  expect(hrefOf('Edit Recipient 1 of 2')).toBe('/checkout/shipping?from=review&recipient=recipient-1');
  expect(hrefOf('Edit Recipient 2 of 2')).toBe('/checkout/shipping?from=review&recipient=recipient-2');
  const shown = within(screen.getByRole('region', { name: 'Contact' }));
  for (const text of ['Nora Quist', '(312) 342-0199', 'nora@example.com']) expect(shown.getByText(text)).toBeTruthy();
  expect(hrefOf('Edit Contact')).toBe('/checkout/paymentandbilling?from=review');
});

test('SHIP-22: the contact is changed in the account, or with the only address of an order', async () => {
  await Review.run({ args: { ...Review.args, change: (state) => signedIn(withTwoAddresses(state)) } });
  expect(hrefOf('Edit Contact')).toBe('/account/sign-in-settings?from=review');
  const change: typeof withTwoAddresses = (state) => {
    const { shippingOptions, ...rest } = withTwoAddresses(state);
    const recipients = shippingOptions.recipients.map((each, index) =>
      index === 1
        ? { ...each, kind: 'pickup' as const, addressId: '', pickupStore: shippingOptions.pickup.store }
        : each,
    );
    return { ...rest, shippingOptions: { ...shippingOptions, recipients } };
  };
  await Review.run({ args: { ...Review.args, change } });
  expect(hrefOf('Edit Contact')).toBe('/checkout/shipping?from=review&recipient=recipient-1');
  expect(hrefOf('Edit Delivery')).toBe('/checkout/shipping?from=review&recipient=recipient-1');
  expect(hrefOf('Edit Store pickup')).toBe('/checkout/shipping?from=review');
});

test('SHIP-22: a recipient of the review opens with its address, and Next saves it and returns to the review', async () => {
  const ports = spied();
  const goTo = fn();
  await show(EditedFromReview, ports, { goTo });
  expect(screen.getByLabelText<HTMLInputElement>('Address 1').value).toBe('9 Ferry St');
  await userEvent.clear(screen.getByLabelText('City'));
  await userEvent.type(screen.getByLabelText('City'), 'Astoria');
  await next();
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/checkout/review'));
  const saved = expect.objectContaining({ addressId: 'cabin', city: 'Astoria' });
  expect(ports.saveAddress).toHaveBeenCalledExactlyOnceWith(saved, '');
});

test('CHK-12: an edit from the review that makes the payment invalid opens the payment', async () => {
  const goTo = fn();
  const moveToReviewPage = async () => ok({ ...two, step: 3 } as const);
  await show(EditedFromReview, spied(), { goTo, moveToReviewPage });
  await next();
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/checkout/paymentandbilling'));
});

const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
const editCity = async (city: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Edit address for Ines Lindqvist' }));
  await userEvent.clear(screen.getByLabelText('City'));
  if (city !== '') await userEvent.type(screen.getByLabelText('City'), city);
};

test('SHIP-22: Next saves an address form that is open and edited', async () => {
  const moveToShippingAndGiftOptions = fn(async () => ok(two));
  const ports = spied();
  await show(TwoAddresses, ports, { moveToShippingAndGiftOptions });
  await editCity('Astoria');
  await next();
  await waitFor(() => expect(moveToShippingAndGiftOptions).toHaveBeenCalledOnce());
  expect(ports.saveAddress).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ city: 'Astoria' }), '');
});

test('SHIP-22: Next ignores an open address form that was not edited', async () => {
  const moveToShippingAndGiftOptions = fn(async () => ok(two));
  const ports = spied();
  await show(TwoAddresses, ports, { moveToShippingAndGiftOptions });
  await userEvent.click(screen.getByRole('button', { name: 'Edit address for Ines Lindqvist' }));
  await next();
  await waitFor(() => expect(moveToShippingAndGiftOptions).toHaveBeenCalledOnce());
  expect(ports.saveAddress).not.toHaveBeenCalled();
});

test('SHIP-22: Next, and another address form, stop at an open form that is wrong', async () => {
  const moveToShippingAndGiftOptions = fn(async () => ok(two));
  await show(TwoAddresses, spied(), { moveToShippingAndGiftOptions });
  await editCity('');
  await next();
  expect(await screen.findByText('The City field is required.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('City'));
  await userEvent.click(screen.getByRole('button', { name: 'Edit address for Maren Lindqvist' }));
  expect(document.activeElement).toBe(screen.getByLabelText('City'));
  expect(moveToShippingAndGiftOptions).not.toHaveBeenCalled();
});
