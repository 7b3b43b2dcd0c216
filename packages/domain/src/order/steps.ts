import { checkoutRoutes } from './checkout-routes.ts';

/** Step indexes from the cart to the confirmation. ROUTE-09 */
export const stepIndex = { cart: 0, shipping: 1, giftOptions: 2, payment: 3, review: 4, confirmation: 5 } as const;

export type StepIndex = (typeof stepIndex)[keyof typeof stepIndex];

export type FlowButton = 'next' | 'nextPayment' | 'back' | 'nextReview' | 'placeOrder';

/** The call that moves the checkout on from a step. CHK-26 to CHK-28 */
export type FlowMove = 'MoveToShippingAndGiftOptions' | 'MoveToPaymentPage' | 'MoveToReviewPage';

interface Step {
  route: string;
  /** The flow buttons in their order. ROUTE-10 to ROUTE-13 */
  buttons: readonly FlowButton[];
  /** `null` for a step without a next move. */
  move: FlowMove | null;
}

/** The steps at their index; 1 to 5 are the checkout's. ROUTE-09, CHK-01 */
export const checkoutSteps: Readonly<Record<StepIndex, Step>> = {
  [stepIndex.cart]: { route: checkoutRoutes.cart, buttons: [], move: null },
  [stepIndex.shipping]: { route: checkoutRoutes.shipping, buttons: ['next'], move: 'MoveToShippingAndGiftOptions' },
  [stepIndex.giftOptions]: { route: checkoutRoutes.giftOptions, buttons: ['nextPayment'], move: 'MoveToPaymentPage' },
  [stepIndex.payment]: { route: checkoutRoutes.payment, buttons: ['back', 'nextReview'], move: 'MoveToReviewPage' },
  [stepIndex.review]: { route: checkoutRoutes.review, buttons: ['back', 'placeOrder'], move: null },
  [stepIndex.confirmation]: { route: checkoutRoutes.confirmation, buttons: [], move: null },
};

const indexes: readonly StepIndex[] = Object.values(stepIndex);

/** The page of a step. */
export function routeOfStep(step: StepIndex): string {
  return checkoutSteps[step].route;
}

/** The step a path or URL of this site shows; `null` for any other page. */
export function stepOfRoute(url: string): StepIndex | null {
  const path = url.split(/[?#]/, 1)[0];
  return indexes.find((index) => checkoutSteps[index].route === path) ?? null;
}

/** The step after; the confirmation is the last. */
export function nextStep(step: StepIndex): StepIndex {
  return indexes[step + 1] ?? stepIndex.confirmation;
}

/** Returns the step of 'Back': one index lower, without validation or request. CHK-20 */
export function previousStep(step: StepIndex): StepIndex {
  return indexes[step - 1] ?? stepIndex.cart;
}

/** Returns the route of the checkout URL: the current step, shipping for a new checkout (`null`). ROUTE-03 */
export function entryRoute(step: StepIndex | null): string {
  return routeOfStep(step === null || step === stepIndex.cart ? stepIndex.shipping : step);
}
