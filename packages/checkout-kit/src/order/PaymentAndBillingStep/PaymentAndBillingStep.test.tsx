import { ok, refuse } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor } from 'storybook/test';
import { expect, test } from 'vitest';
import { sampleCard, sampleCheckout, withCard } from '../../samples/checkout.ts';
import type { CheckoutPorts } from '../ports.ts';
import * as stories from './PaymentAndBillingStep.stories.tsx';

const all = composeStories(stories);
const fresh = withCard(sampleCheckout({ brand: 'main', siteCulture: 'USA' }), sampleCard());
const spied = () => ({
  saveCard: fn<CheckoutPorts['saveCard']>(async () => ok(fresh)),
  saveBillingAddress: fn<CheckoutPorts['saveBillingAddress']>(async () => ok(fresh)),
  moveToReviewPage: fn<CheckoutPorts['moveToReviewPage']>(async () => ok(fresh)),
  validateCart: fn<CheckoutPorts['validateCart']>(async () =>
    ok({ errorType: 0, errorMessage: '', items: [] } as const),
  ),
  goTo: fn(),
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const next = () => press('Next: Review & Place Order');
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

test("CHK-20: 'Back' goes one step lower without validation or call", async () => {
  const ports = spied();
  await all.NewCard.run({ args: { ...all.NewCard.args, ports } });
  await press('Back');
  expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/shippingandgiftoptions');
  expect(ports.validateCart).not.toHaveBeenCalled();
});

test('PAY-07: a card is sealed and saved; the sealed card is all that is handed on', async () => {
  const ports = spied();
  const onEvent = fn();
  await all.NewCard.run({ args: { ...all.NewCard.args, ports, onEvent } });
  await fill();
  await press('Apply');
  expect(await screen.findByText('Visa ending in 4242')).toBeTruthy();
  expect(ports.saveCard).toHaveBeenCalledExactlyOnceWith({
    type: 'visa',
    adyenCardData: 'sealed',
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

test('an applied card leads on; the billing address that is the same makes no call', async () => {
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

test('without a card the flow stays and the focus goes to the card number', async () => {
  const ports = spied();
  await all.NoCardApplied.run({ args: { ...all.NoCardApplied.args, ports } });
  expect(screen.getByText('Please enter a valid credit card number.')).toBeTruthy();
  expect(ports.moveToReviewPage).not.toHaveBeenCalled();
});

test('another billing address is judged and saved', async () => {
  const ports = spied();
  await all.OtherBillingAddress.run({ args: { ...all.OtherBillingAddress.args, ports } });
  await next();
  expect(screen.getByText('The First Name field is required.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('First Name').autocomplete).toBe('billing given-name');
  const entries = {
    'First Name': 'Ivo',
    'Last Name': 'Hart',
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
}, 30_000);

test('a billing address that was begun is still there when the box was ticked in between', async () => {
  await all.OtherBillingAddress.run();
  const same = screen.getByLabelText('Same as shipping address');
  await userEvent.type(screen.getByLabelText('First Name'), 'Ivo');
  await userEvent.click(same);
  expect(screen.queryByRole('textbox', { name: 'First Name' })).toBeNull();
  await userEvent.click(same);
  expect(screen.getByLabelText<HTMLInputElement>('First Name').value).toBe('Ivo');
});

test('with nothing to pay there is no card section and the step goes on', async () => {
  const ports = spied();
  await all.NoPaymentNeeded.run({ args: { ...all.NoPaymentNeeded.args, ports } });
  expect(screen.queryByLabelText('Card Number')).toBeNull();
  await next();
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/review'));
});

test('what the provider said of the last card shows', async () => {
  await all.CardDeclined.run();
  expect(screen.getByRole('alert').textContent).toBe('Your bank declined this card.');
  expect(screen.getByLabelText('Card Number')).toBeTruthy();
});

test('CARD-05: a help popup that cannot be fetched is logged and does not open', async () => {
  const log = fn();
  const problem = { message: 'Status: 500', action: 'popup', apiUrl: '/browse/popup' };
  await all.NewCard.run({
    args: { ...all.NewCard.args, ports: { log, securityCodeHelp: async () => refuse(problem) } },
  });
  await press('Where to find the security code');
  await waitFor(() => expect(log).toHaveBeenCalledExactlyOnceWith({ ...problem, basketId: 'basket-1' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the card can be changed, and the change called off', async () => {
  await all.EditCard.run();
  await press('Cancel');
  expect(screen.getByText('Visa ending in 4242')).toBeTruthy();
  expect(screen.queryByLabelText('Card Number')).toBeNull();
});

test('the card can be taken out where the host can do it', async () => {
  const removeCard = fn(async () => ok(withCard(fresh, null)));
  await all.CardApplied.run({ args: { ...all.CardApplied.args, ports: { removeCard } } });
  await press('Remove Visa ending in 4242');
  expect(await screen.findByLabelText('Card Number')).toBeTruthy();
});

test("CARD-06: 'Save Card to My Account' is for signed-in shoppers", async () => {
  await all.NewCard.run();
  expect(screen.queryByLabelText('Save Card to My Account')).toBeNull();
  await all.SignedIn.run();
  expect(screen.getByLabelText('Save Card to My Account')).toBeTruthy();
});

test('ERR-21: a save that breaks is reported and the form keeps what was typed', async () => {
  const log = fn();
  await all.NewCard.run({ args: { ...all.NewCard.args, fault: 'failing', ports: { log } } });
  await fill();
  await press('Apply');
  await screen.findByRole('alertdialog', { name: 'Network Error' });
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ action: 'Seal' }));
  expect(JSON.stringify(log.mock.calls)).not.toContain('4242');
});
