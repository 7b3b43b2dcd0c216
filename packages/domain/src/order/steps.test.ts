import { expect, test } from 'vitest';
import { checkoutUrl } from './checkout-routes.ts';
import { checkoutSteps, entryRoute, nextStep, previousStep, routeOfStep, stepOfRoute } from './steps.ts';

test.each([
  [0, '/checkout/cart'],
  [1, '/checkout/shipping'],
  [2, '/checkout/shippingandgiftoptions'],
  [3, '/checkout/paymentandbilling'],
  [4, '/checkout/review'],
  [5, '/checkout/confirmation'],
] as const)('ROUTE-01, ROUTE-04, ROUTE-05, ROUTE-06, ROUTE-07, ROUTE-08, ROUTE-09: step %d is %s', (step, route) => {
  expect(routeOfStep(step)).toBe(route);
  expect(stepOfRoute(route)).toBe(step);
  expect(stepOfRoute(`${route}?utm=1#top`)).toBe(step);
});

test('CHK-01: from shipping the steps follow one another to the confirmation', () => {
  expect(([1, 2, 3, 4, 5] as const).map((step) => nextStep(step))).toEqual([2, 3, 4, 5, 5]);
});

test.each([
  ['/checkout'],
  ['/checkout/'],
  ['/checkout/cartoon'],
  ['/Checkout/cart'],
  ['//evil/checkout/cart'],
  [''],
  ['?/checkout/cart'],
])('%j is no step', (url) => {
  expect(stepOfRoute(url)).toBeNull();
});

test.each([
  [null, '/checkout/shipping'],
  [0, '/checkout/shipping'],
  [1, '/checkout/shipping'],
  [3, '/checkout/paymentandbilling'],
  [5, '/checkout/confirmation'],
] as const)('/checkout of a checkout at step %j redirects to %s', (step, route) => {
  expect(checkoutUrl).toBe('/checkout');
  expect(entryRoute(step)).toBe(route);
});

test.each([
  [1, ['next']],
  [2, ['nextPayment']],
  [3, ['back', 'nextReview']],
  [4, ['back', 'placeOrder']],
] as const)('step %d has the flow buttons %j', (step, buttons) => {
  expect(checkoutSteps[step].buttons).toEqual(buttons);
});

test('CHK-10: the moves go to shipping and gift options, to payment, to review', () => {
  expect(([1, 2, 3, 4, 5] as const).map((step) => checkoutSteps[step].move)).toEqual([
    'MoveToShippingAndGiftOptions',
    'MoveToPaymentPage',
    'MoveToReviewPage',
    null,
    null,
  ]);
});

test.each([
  [4, 3],
  [3, 2],
  [2, 1],
  [1, 0],
  [0, 0],
] as const)('CHK-20: back from step %d returns step %d', (step, previous) => {
  expect(previousStep(step)).toBe(previous);
});
