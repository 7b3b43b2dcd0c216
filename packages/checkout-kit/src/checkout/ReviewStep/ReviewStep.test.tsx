import { err, ok, type PlaceOrderResponse } from '@settee/domain';
import { composeStories } from '@storybook/react-vite';
import { fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expect, test } from 'vitest';
import { cardFixture, withCard } from '../../fixtures/cards.ts';
import { addressFixture, checkoutFixture } from '../../fixtures/checkout.ts';
import { withOffer } from '../../fixtures/payment.ts';
import { withPickupOnly } from '../../fixtures/recipients.ts';
import type { CheckoutPorts } from '../ports.ts';
import * as stories from './ReviewStep.stories.tsx';

const all = composeStories(stories);
const spied = (response: Partial<PlaceOrderResponse> = {}) => ({
  placeOrder: fn<CheckoutPorts['placeOrder']>(async () =>
    ok({ isSuccess: true, message: '', redirectUrl: '', ...response }),
  ),
  adata: () => 'partner-7',
  clearTaxExempt: fn(),
  goTo: fn(),
  leaveTo: fn(),
  scrollToTop: fn(),
  log: fn(),
});
const button = () => screen.getByText('Place Order').closest('button');
const clickPlaceOrder = () => userEvent.click(screen.getByRole('button', { name: 'Place Order' }));
const placeWith = async (response: Partial<PlaceOrderResponse>) => {
  const ports = spied(response);
  await all.Review.run({ args: { ...all.Review.args, ports } });
  await clickPlaceOrder();
  return ports;
};

test("ROUTE-13: the step has 'Back' and 'Place Order'", async () => {
  await all.Review.run();
  expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Place Order' })).toBeTruthy();
});

test('shows address, card, lines and totals with ways to change them', async () => {
  await all.Review.run();
  const address = within(screen.getByRole('region', { name: 'Shipping address' }));
  expect(address.getByText('maren@example.com')).toBeTruthy();
  expect(address.getByRole('link', { name: 'Edit Shipping address' }).getAttribute('href')).toBe(
    '/checkout/shipping?from=review',
  );
  expect(screen.getByText('Visa ending in 4242')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Items' })).getAllByRole('listitem')).toHaveLength(2);
  await all.AsAGift.run();
  expect(screen.getByText('For your new home.')).toBeTruthy();
});

test('FIN-02, FIN-04: the review names the offer of the house card that the order is paid with', async () => {
  const payment = () => within(screen.getByRole('region', { name: 'Payment' }));
  await all.FinancedWithHouseCard.run();
  expect(payment().getByText('House card offer: Financing')).toBeTruthy();
  await all.FinancedWithHouseCard.run({
    args: { ...all.FinancedWithHouseCard.args, change: (state) => withOffer(state) },
  });
  expect(payment().getByText('House card offer: Rewards')).toBeTruthy();
  await all.Review.run();
  expect(payment().queryByText(/^House card offer/)).toBeNull();
});

test.each([
  ['', 'Picked up by'],
  ['Otto Renn', 'Contact'],
])('SHIP-29: one person picks up the order: another name %j makes the shopper the %s', async (pickupContact, title) => {
  const change: typeof withPickupOnly = (state) => {
    const { shippingOptions, ...rest } = withPickupOnly(withCard(state, cardFixture()));
    const recipients = shippingOptions.recipients.map((recipient) => ({
      ...recipient,
      bopsOptions: { ...recipient.bopsOptions, pickupContact },
    }));
    const address = addressFixture({ siteCulture: 'USA' });
    const pickup = { ...shippingOptions.pickup, contact: { ...address, dayPhone: '312 272 0142' } };
    return { ...rest, shippingOptions: { ...shippingOptions, pickup, recipients } };
  };
  await all.Review.run({ args: { ...all.Review.args, change } });
  expect(screen.getByText('Maren Lindqvist').previousElementSibling?.textContent).toBe(title);
  expect(screen.queryAllByText(/^Picked up by/)).toHaveLength(1);
  expect(screen.getByText('(312) 272-0142')).toBeTruthy();
});

test('README decision 19: names the certificate that the order is exempt by', async () => {
  await all.TaxExempt.run();
  const payment = within(screen.getByRole('region', { name: 'Payment' }));
  expect(payment.getByText('Tax exempt, certificate E-9912-3456')).toBeTruthy();
});

test('a changed price shows the old and the new one before payment', async () => {
  await all.PriceChanged.run();
  expect(screen.getByText('The price of Quill Side Table has changed.')).toBeTruthy();
  expect(screen.getByText('It was $299.00. It’s now $279.00.')).toBeTruthy();
});

test('ORDER-01, ORDER-04, ORDER-05, ORDER-06: a placed order clears the tax-exempt flag and shows the confirmation', async () => {
  const onEvent = fn();
  const ports = spied();
  await all.Review.run({ args: { ...all.Review.args, ports, onEvent } });
  await clickPlaceOrder();
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/confirmation', { replace: true }));
  expect(ports.placeOrder).toHaveBeenCalledExactlyOnceWith({
    adata: 'partner-7',
    total: 289504,
    reviewFingerprint: 'as-shown',
  });
  expect(ports.clearTaxExempt).toHaveBeenCalledOnce();
  // The confirmation reports the order.
  expect(onEvent).not.toHaveBeenCalled();
});

test('ORDER-06: a redirectUrl is followed', async () => {
  const ports = await placeWith({ redirectUrl: '/checkout/confirmation?order=7' });
  await waitFor(() =>
    expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/confirmation?order=7', { replace: true }),
  );
});

test('ORDER-07: InvalidPromoCode resets promo', async () => {
  const ports = await placeWith({ isSuccess: false, message: 'InvalidPromoCode' });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your promo code has expired or was already used, so we removed it.',
  );
  expect(ports.goTo).not.toHaveBeenCalled();
  expect(button()?.getAttribute('aria-busy')).toBeNull();
});

test('an order that changed since its review shows the new one and is placed with what that shows', async () => {
  const site = { brand: 'main', siteCulture: 'USA' } as const;
  const fresh = withCard(checkoutFixture(site, { reviewFingerprint: 'as-shown-again' }), cardFixture());
  const orderSummary = { ...fresh.orderSummary, total: 81_536 };
  const responses = [{ isSuccess: false, message: 'ReviewChanged', redirectUrl: '/checkout/review' }];
  const well = { isSuccess: true, message: '', redirectUrl: '' };
  const placeOrder = fn<CheckoutPorts['placeOrder']>(async () => ok(responses.shift() ?? well));
  const ports = { ...spied(), placeOrder, refresh: async () => ok({ ...fresh, orderSummary }) };
  await all.Review.run({ args: { ...all.Review.args, ports } });
  await clickPlaceOrder();
  expect((await screen.findByRole('alert')).textContent).toContain('Your order has changed since you last saw it.');
  expect(screen.getAllByText('$815.36').length).toBeGreaterThan(0);
  expect(ports.goTo).not.toHaveBeenCalled();
  await clickPlaceOrder();
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith('/checkout/confirmation', { replace: true }));
  expect(placeOrder.mock.calls).toEqual([
    [{ adata: 'partner-7', total: 289504, reviewFingerprint: 'as-shown' }],
    [{ adata: 'partner-7', total: 81536, reviewFingerprint: 'as-shown-again' }],
  ]);
});

test.each([
  ['ORDER-08', { message: 'TripBookingFailed', redirectUrl: '/checkout/review' }, '/checkout/shipping'],
  ['ORDER-09', { message: 'Declined', redirectUrl: '/checkout/paymentandbilling' }, '/checkout/paymentandbilling'],
  ['ORDER-11', { message: 'Gone', redirectUrl: '' }, '/checkout/cart'],
  ['ORDER-11', { message: 'Gone', redirectUrl: '/checkout/cart' }, '/checkout/cart'],
])('%s: a failed response %j redirects to %s', async (_, response, url) => {
  const ports = await placeWith({ isSuccess: false, ...response });
  await waitFor(() => expect(ports.goTo).toHaveBeenCalledExactlyOnceWith(url));
  expect(ports.clearTaxExempt).not.toHaveBeenCalled();
});

test('ORDER-10: a page outside the checkout is left to by full navigation', async () => {
  const ports = await placeWith({ isSuccess: false, redirectUrl: '/customer-service/help' });
  await waitFor(() => expect(ports.leaveTo).toHaveBeenCalledExactlyOnceWith('/customer-service/help'));
  expect(ports.goTo).not.toHaveBeenCalled();
});

test('ORDER-01, CHK-18: a call that breaks is reported and the placing flag resets', async () => {
  const { placeOrder: _well, ...ports } = spied();
  await all.Review.run({ args: { ...all.Review.args, fault: 'failing', ports } });
  await clickPlaceOrder();
  await screen.findByRole('alertdialog', { name: 'Network Error' });
  expect(button()?.getAttribute('aria-busy')).toBeNull();
});

test('CHK-18: a cart that does not pass resets the placing flag and places nothing', async () => {
  const ports = { ...spied(), ...all.ItemsNoLongerAvailable.args.ports };
  await all.ItemsNoLongerAvailable.run({ args: { ...all.ItemsNoLongerAvailable.args, ports } });
  expect(ports.placeOrder).not.toHaveBeenCalled();
  expect(button()?.getAttribute('aria-busy')).toBeNull();
});

test.each([
  ['VALID-16', true],
  ['VALID-16', false],
])('%s: after the removal (success %j) the checkout refreshes, otherwise the cart shows', async (_, isSuccess) => {
  const refresh = fn<CheckoutPorts['refresh']>(() => new Promise(() => {}));
  const goTo = fn();
  const removeUnavailable = async () => ok({ isSuccess });
  const ports = { ...spied(), ...all.ItemsNoLongerAvailable.args.ports, refresh, removeUnavailable, goTo };
  await all.ItemsNoLongerAvailable.run({ args: { ...all.ItemsNoLongerAvailable.args, ports } });
  await userEvent.click(screen.getByRole('button', { name: 'Remove All' }));
  await waitFor(() => expect(refresh.mock.calls.length + goTo.mock.calls.length).toBe(1));
  expect(refresh).toHaveBeenCalledTimes(isSuccess ? 1 : 0);
  if (!isSuccess) expect(goTo).toHaveBeenCalledWith('/checkout/cart');
});

test('VALID-11, VALID-12, VALID-13: an empty cart shows its message as is and stops the loader', async () => {
  const validateCart = async () => ok({ errorType: 8, errorMessage: 'Your cart is empty.', items: [] } as const);
  const ports = { ...spied(), validateCart };
  await all.Review.run({ args: { ...all.Review.args, ports } });
  await clickPlaceOrder();
  expect(await screen.findByText('Your cart is empty.')).toBeTruthy();
  expect(ports.log).toHaveBeenCalledWith(expect.objectContaining({ basketId: '' }));
  expect(button()?.getAttribute('aria-busy')).toBeNull();
});

test('VALID-08: types 1 and 2 go to the generic popup', async () => {
  const validateCart = async () => ok({ errorType: 1, errorMessage: 'Broken basket', items: [] } as const);
  await all.Review.run({ args: { ...all.Review.args, ports: { ...spied(), validateCart } } });
  await clickPlaceOrder();
  expect(await screen.findByText('Something went wrong. Please return to your cart and try again.')).toBeTruthy();
});

test('CHK-13, CHK-14: a removed promo code resets promo, shows the new total, scrolls to top and places nothing', async () => {
  const fresh = checkoutFixture({ brand: 'main', siteCulture: 'USA' });
  const refresh = async () => ok({ ...fresh, orderSummary: { ...fresh.orderSummary, total: 123_456 } });
  const ports = { ...spied(), ...all.PromoCodeRemoved.args.ports, refresh };
  await all.PromoCodeRemoved.run({ args: { ...all.PromoCodeRemoved.args, ports } });
  expect((await screen.findAllByText('$1,234.56')).length).toBeGreaterThan(0);
  expect(ports.scrollToTop).toHaveBeenCalledOnce();
  expect(ports.placeOrder).not.toHaveBeenCalled();
});

test('CHK-15: any other verification proceeds', async () => {
  const ports = { ...spied(), verifyPromoCode: fn(async () => ok({ message: '' })) };
  await all.Review.run({ args: { ...all.Review.args, ports, change: all.PromoCodeRemoved.args.change } });
  await clickPlaceOrder();
  await waitFor(() => expect(ports.placeOrder).toHaveBeenCalledOnce());
  expect(ports.verifyPromoCode).toHaveBeenCalledExactlyOnceWith('SPRING');
});

test('CHK-13, ERR-21: a verification that fails is explained and places nothing; another try does', async () => {
  const results = [err({ message: 'Failed to fetch', action: 'VerifyPromoCode', apiUrl: '' })];
  const ports = { ...spied(), verifyPromoCode: fn(async () => results.pop() ?? ok({ message: '' })) };
  await all.Review.run({ args: { ...all.Review.args, ports, change: all.PromoCodeRemoved.args.change } });
  await clickPlaceOrder();
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(ports.placeOrder).toHaveBeenCalledOnce());
  expect(ports.verifyPromoCode).toHaveBeenCalledTimes(2);
});

test('a second click while placing the order places no other order', async () => {
  const placeOrder = fn<CheckoutPorts['placeOrder']>(() => new Promise(() => {}));
  await all.Placing.run({ args: { ...all.Placing.args, ports: { ...spied(), placeOrder } } });
  await clickPlaceOrder();
  expect(placeOrder).toHaveBeenCalledOnce();
});

test('ERR-13: a lost session requires starting over', async () => {
  const reloadPage = fn();
  await all.Review.run({ args: { ...all.Review.args, fault: 'reset', ports: { reloadPage } } });
  await clickPlaceOrder();
  await userEvent.click(await screen.findByRole('button', { name: 'Ok' }));
  expect(reloadPage).toHaveBeenCalledOnce();
});

test('an order without a tax quote is explained, and it can be placed again', async () => {
  const placeOrder = fn<CheckoutPorts['placeOrder']>(async () =>
    ok({ isSuccess: false, message: 'TaxUnavailable', redirectUrl: '/checkout/review' }),
  );
  await all.TaxUnavailable.run({ args: { ...all.TaxUnavailable.args, ports: { ...spied(), placeOrder } } });
  expect(screen.getByRole('alert').textContent).toContain('we didn’t charge you');
  await clickPlaceOrder();
  await waitFor(() => expect(placeOrder).toHaveBeenCalledTimes(2));
});
