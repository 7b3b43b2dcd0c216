import { expect, test } from 'vitest';
import { resolvePlaceOrder } from './place-order.ts';

const toCart = { next: 'route', route: '/checkout/cart' };

function failed(message: string, redirectUrl: string) {
  return resolvePlaceOrder({ isSuccess: false, message, redirectUrl }, ['pay.example.com']);
}

test.each([
  ['/checkout/confirmation?order=12', '/checkout/confirmation?order=12'],
  ['', '/checkout/confirmation'],
  ['//evil.example', '/checkout/confirmation'],
])('ORDER-06: a placed order with the redirect %j redirects to %s', (redirectUrl, url) => {
  expect(resolvePlaceOrder({ isSuccess: true, message: 'InvalidPromoCode', redirectUrl })).toEqual({
    next: 'placed',
    url,
  });
});

test.each([[''], ['/checkout/cart'], ['/checkout/review'], ['/elsewhere']])(
  'ORDER-07: InvalidPromoCode with the redirect %j resets promo',
  (redirectUrl) => {
    expect(failed('InvalidPromoCode', redirectUrl)).toEqual({ next: 'reset-promo' });
  },
);

test.each([['/checkout/review'], ['/checkout/cart'], ['']])(
  'an order that changed since its review is reviewed again, whatever the redirect %j',
  (redirectUrl) => {
    expect(failed('ReviewChanged', redirectUrl)).toEqual({ next: 'review-again' });
  },
);

test.each([['/checkout/review'], ['']])(
  'README decision 28: a challenge that was not completed is said on the review page, whatever the redirect %j',
  (redirectUrl) => {
    expect(failed('PaymentUnfinished', redirectUrl)).toEqual({ next: 'payment-unfinished' });
    expect(failed('TaxUnavailable', redirectUrl)).toEqual({ next: 'tax-unavailable' });
  },
);

test('ORDER-10: a required challenge opens by full navigation', () => {
  const url = '/api/checkout/payment-action/0193';
  expect(failed('ActionRequired', url)).toEqual({ next: 'leave', url });
});

test.each([['/checkout/review'], ['/elsewhere'], ['/checkout/cart'], ['']])(
  'ORDER-08: TripBookingFailed with the redirect %j always redirects to the shipping step',
  (redirectUrl) => {
    expect(failed('TripBookingFailed', redirectUrl)).toEqual({ next: 'route', route: '/checkout/shipping' });
  },
);

test.each([['/checkout/shipping'], ['/checkout/paymentandbilling'], ['/checkout/review?again=1']])(
  'ORDER-09: any other message redirects to the route %s',
  (redirectUrl) => {
    expect(failed('Declined', redirectUrl)).toEqual({ next: 'route', route: redirectUrl });
  },
);

test.each([['/account/orders'], ['/checkout'], ['/checkout/unknown'], ['https://pay.example.com/3ds']])(
  'ORDER-10: %s is no route and is gone to by full navigation',
  (url) => {
    expect(failed('Declined', url)).toEqual({ next: 'leave', url });
  },
);

test.each([[''], ['/checkout/cart'], ['/checkout/cart?x=1']])(
  'ORDER-11: the redirect %j resolves to the cart',
  (redirectUrl) => {
    expect(failed('Declined', redirectUrl)).toEqual(toCart);
  },
);

test.each([['//evil.example'], ['https://evil.example'], ['javascript:alert(1)'], ['/\\evil.example'], ['😀']])(
  'README decision 9: the third-party redirect %j resolves to the cart',
  (redirectUrl) => {
    expect(failed('Declined', redirectUrl)).toEqual(toCart);
  },
);
