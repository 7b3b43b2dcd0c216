import { ok, err } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { cardFixture, withCard } from '../../fixtures/cards.ts';
import { accountCardsFixture, checkoutFixture, signedIn } from '../../fixtures/checkout.ts';
import type { CheckoutPorts } from '../ports.ts';
import * as stories from './PaymentAndBillingStep.stories.tsx';

const all = composeStories(stories);
const fresh = withCard(checkoutFixture({ brand: 'main', siteCulture: 'USA' }), cardFixture());
const spied = () => ({
  saveCard: fn<CheckoutPorts['saveCard']>(async () => ok(fresh)),
  saveBillingAddress: fn<CheckoutPorts['saveBillingAddress']>(async () => ok(fresh)),
  moveToReviewPage: fn<CheckoutPorts['moveToReviewPage']>(async () => ok(fresh)),
  validateCart: fn<CheckoutPorts['validateCart']>(async () =>
    ok({ errorType: 0, errorMessage: '', items: [] } as const),
  ),
  goTo: fn(),
});
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const next = () => clickButton('Next: Review & Place Order');
const fill = async () => {
  await userEvent.type(screen.getByLabelText('Card Number'), '4242424242424242');
  await userEvent.type(screen.getByLabelText('Expiration MM/YY'), '829');
  await userEvent.type(screen.getByLabelText('Security Code'), '123');
};

test("ROUTE-12: the step has 'Back' and 'Next: Review & Place Order'", async () => {
  await all.NewCard.run();
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Next: Review & Place Order' })).toBeTruthy();
});

test("CHK-20: 'Back' opens the previous step without validation or request", async () => {
  const ports = spied();
  await all.NewCard.run({ args: { ...all.NewCard.args, ports } });
  await clickButton('Back');
  expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/shippingandgiftoptions');
  expect(ports.validateCart).not.toHaveBeenCalled();
});

test('PAY-07: a card is encrypted and saved; only the encrypted card is sent', async () => {
  const ports = spied();
  const onEvent = fn();
  await all.NewCard.run({ args: { ...all.NewCard.args, ports, onEvent } });
  await fill();
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  await next();
  expect(await screen.findByText('Visa ending in 4242')).toBeTruthy();
  expect(ports.saveCard).toHaveBeenCalledExactlyOnceWith({
    type: 'visa',
    adyenCardData: 'encrypted',
    lastFour: '4242',
    binRange: '424242',
    expMonth: 8,
    expYear: 2029,
    saveToAccount: false,
  });
  expect(screen.queryByLabelText('Card Number')).toBeNull();
  expect(document.body.innerHTML).not.toContain('4242 4242');
  expect(JSON.stringify(onEvent.mock.calls)).not.toContain('4242');
});

test('an applied card proceeds to review; an unchanged billing address sends no request', async () => {
  const ports = spied();
  await all.CardApplied.run({ args: { ...all.CardApplied.args, ports } });
  await next();
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/review'));
  expect(ports.saveBillingAddress).not.toHaveBeenCalled();
  expect(ports.saveCard).not.toHaveBeenCalled();
});

test('a card that is typed and not applied is applied on the way', async () => {
  const ports = spied();
  await all.NewCard.run({ args: { ...all.NewCard.args, ports } });
  await fill();
  await next();
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/review'));
  expect(ports.saveCard).toHaveBeenCalledOnce();
});

test('without a card the step does not change and the focus moves to the card number', async () => {
  const ports = spied();
  await all.NoCardApplied.run({ args: { ...all.NoCardApplied.args, ports } });
  expect(screen.getByText('Please enter a valid credit card number.')).toBeTruthy();
  expect(ports.moveToReviewPage).not.toHaveBeenCalled();
});

test('another billing address is validated and saved', async () => {
  const ports = spied();
  await all.OtherBillingAddress.run({ args: { ...all.OtherBillingAddress.args, ports } });
  await next();
  expect(screen.getByText('Please enter your first and last name.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').autocomplete).toBe('billing name');
  const entries = {
    'Full Name': 'Ivo Hart',
    'Address 1': '12 Elm St',
    City: 'Evanston',
    'ZIP Code': '60201',
  };
  for (const [label, text] of Object.entries(entries)) await userEvent.type(screen.getByLabelText(label), text);
  await userEvent.selectOptions(screen.getByLabelText('State'), 'IL');
  await userEvent.type(screen.getByLabelText('Phone Number'), '3124300119');
  await userEvent.type(screen.getByLabelText('Email Address'), 'ivo@example.com');
  await next();
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/review'));
  expect(ports.saveBillingAddress).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ city: 'Evanston', country: 'USA' }),
  );
});

test('a billing address that was begun is still there when the box was ticked in between', async () => {
  await all.OtherBillingAddress.run();
  const same = screen.getByLabelText('Same as shipping address');
  await userEvent.type(screen.getByLabelText('Full Name'), 'Ivo');
  await userEvent.click(same);
  expect(screen.queryByRole('textbox', { name: 'Full Name' })).toBeNull();
  await userEvent.click(same);
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Ivo');
});

test('without an amount due there is no card section and the step proceeds', async () => {
  const ports = spied();
  await all.NoPaymentNeeded.run({ args: { ...all.NoPaymentNeeded.args, ports } });
  expect(screen.queryByLabelText('Card Number')).toBeNull();
  await next();
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/review'));
});

test('the provider’s message about the last card shows', async () => {
  await all.CardDeclined.run();
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Visa ending in 4242');
  expect(alert.textContent).toContain('Your bank declined this card. Questions? Call us at (888) 249-4155.');
  expect(document.activeElement).toBe(alert);
  expect(screen.getByLabelText('Card Number')).toBeTruthy();
});

test('CARD-05: a help popup that cannot be fetched is logged and does not open', async () => {
  const log = fn();
  const problem = { message: 'Status: 500', action: 'popup', apiUrl: '/browse/popup' };
  await all.NewCard.run({
    args: { ...all.NewCard.args, ports: { log, securityCodeHelp: async () => err(problem) } },
  });
  await clickButton('Where to find the security code');
  await waitFor(() => expect(log).toHaveBeenCalledExactlyOnceWith({ ...problem, basketId: 'basket-1' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the card can be changed, and the change called off', async () => {
  await all.EditCard.run();
  await clickButton('Cancel');
  expect(screen.getByText('Visa ending in 4242')).toBeTruthy();
  expect(screen.queryByLabelText('Card Number')).toBeNull();
});

test('the card can be removed if the host supports it', async () => {
  const removeCard = fn(async () => ok(withCard(fresh, null)));
  await all.CardApplied.run({ args: { ...all.CardApplied.args, ports: { removeCard } } });
  await clickButton('Remove Visa ending in 4242');
  expect(await screen.findByLabelText('Card Number')).toBeTruthy();
});

test("CARD-06: 'Save Card to My Account' is for signed-in shoppers", async () => {
  await all.NewCard.run();
  expect(screen.queryByLabelText('Save Card to My Account')).toBeNull();
  await all.SignedIn.run();
  expect(screen.getByLabelText('Save Card to My Account')).toBeTruthy();
});

const withCards = (ports: Partial<CheckoutPorts>) => ({ args: { ...all.SavedCards.args, ports } });
const applied = () => ({
  ...spied(),
  applyAccountCard: fn<NonNullable<CheckoutPorts['applyAccountCard']>>(async () => ok(fresh)),
});

test("CARD-10, CARD-11: a signed-in shopper pays with a card of the 'Apply New/Saved Card' list", async () => {
  const ports = applied();
  await all.SavedCards.run(withCards(ports));
  expect(screen.getByRole('heading', { name: 'Apply New/Saved Card' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /Rewards Mastercard ending in 3131/ }));
  await clickButton('Apply');
  await waitFor(() => expect(ports.applyAccountCard).toHaveBeenCalledExactlyOnceWith('saved-2'));
  expect(await screen.findByText('Applied')).toBeTruthy();
  expect(ports.saveCard).not.toHaveBeenCalled();
});

test('CARD-16: what is selected in the list is applied on the way to the review', async () => {
  const ports = applied();
  await all.SavedCards.run(withCards(ports));
  await next();
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/review'));
  expect(ports.applyAccountCard).toHaveBeenCalledExactlyOnceWith('saved-0');
});

test('an expired card cannot pay, and without another the flow stays', async () => {
  const ports = applied();
  await all.OnlySavedCardExpired.run({ args: { ...all.OnlySavedCardExpired.args, ports } });
  await next();
  expect(ports.applyAccountCard).not.toHaveBeenCalled();
  expect(ports.moveToReviewPage).not.toHaveBeenCalled();
});

test('CARD-63, CARD-64: when only the rewards card is allowed, others are disabled and a message explains why', async () => {
  await all.OnlyRewardsCardAllowed.run();
  expect(screen.getByRole('radio', { name: /Visa/ })).toHaveProperty('disabled', true);
  expect(screen.getByRole('radio', { name: /Rewards Mastercard/ })).toHaveProperty('disabled', false);
  expect(screen.getByText('Rewards can only be used with your rewards card.')).toBeTruthy();
});

test('CARD-65, CARD-66: a new card is offered below the limit of the account, and not at it', async () => {
  await all.SavedCardsFull.run();
  expect(screen.queryByRole('button', { name: 'Add New Card' })).toBeNull();
  await all.SavedCards.run();
  expect(screen.getByRole('button', { name: 'Add New Card' })).toBeTruthy();
});

test("CARD-09: a card from the 'Add New Card' popup is applied and saved when that is ticked", async () => {
  const ports = applied();
  await all.AddNewCard.run({ args: { ...all.AddNewCard.args, ports } });
  await fill();
  await userEvent.click(screen.getByLabelText('Save Card to My Account'));
  const popup = screen.getByRole('dialog', { name: 'Add New Card' });
  await userEvent.click(within(popup).getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(ports.saveCard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ saveToAccount: true }));
  expect(screen.getByText('Applied')).toBeTruthy();
});

test("CARD-09: 'Cancel' discards the entries of the popup", async () => {
  await all.AddNewCard.run();
  await fill();
  const popup = screen.getByRole('dialog', { name: 'Add New Card' });
  await userEvent.click(within(popup).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await clickButton('Add New Card');
  expect((await screen.findByLabelText<HTMLInputElement>('Card Number')).value).toBe('');
});

test('a saved card that the provider declines stays in the list, with the provider’s message', async () => {
  const { errors } = cardFixture();
  const declined = cardFixture({ isApplied: false, errors: { ...errors, declineMessage: 'Your card has expired.' } });
  const before = signedIn(checkoutFixture({ brand: 'main', siteCulture: 'USA' }), accountCardsFixture());
  await all.SavedCards.run(withCards({ applyAccountCard: async () => ok(withCard(before, declined)) }));
  await clickButton('Apply');
  expect(await screen.findByText(/^Your card has expired\./)).toBeTruthy();
  expect(screen.getByRole('radio', { name: /Visa ending in 1111/ })).toBeTruthy();
});

test('PAY-05: a saved address becomes the billing address', async () => {
  const ports = spied();
  await all.SavedBillingAddress.run({ args: { ...all.SavedBillingAddress.args, ports } });
  await next();
  await waitFor(() => expect(ports.saveBillingAddress).toHaveBeenCalledOnce());
  expect(ports.saveBillingAddress).toHaveBeenCalledWith(expect.objectContaining({ address1: '9 Ferry St' }));
});

test('PAY-08, PAY-09: thank-you mail is offered for another billing address, off at first, and saved with it', async () => {
  const ports = { ...spied(), setTymPreferences: fn(async () => ok(fresh)) };
  await all.CardApplied.run({ args: { ...all.CardApplied.args, ports } });
  expect(screen.queryByLabelText('Send thank-you notes and offers to this address')).toBeNull();
  await all.SavedBillingAddress.run({ args: { ...all.SavedBillingAddress.args, ports } });
  const box = screen.getByLabelText('Send thank-you notes and offers to this address');
  expect(box).toHaveProperty('checked', false);
  await userEvent.click(box);
  expect(ports.setTymPreferences).not.toHaveBeenCalled();
  await next();
  await waitFor(() => expect(ports.moveToReviewPage).toHaveBeenCalledOnce());
  const other = expect.objectContaining({ address1: '9 Ferry St' });
  expect(ports.setTymPreferences).toHaveBeenCalledExactlyOnceWith(true, true, other);
});

test('ERR-21: a failed save is reported and the form preserves the entry', async () => {
  const log = fn();
  await all.NewCard.run({ args: { ...all.NewCard.args, fault: 'failing', ports: { log } } });
  await fill();
  await next();
  await screen.findByRole('alertdialog', { name: 'Network Error' });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ action: 'EncryptCard' }));
  expect(JSON.stringify(log.mock.calls)).not.toContain('4242');
});
