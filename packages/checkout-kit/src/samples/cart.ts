import { deliveryInfoFixture } from './delivery-info.ts';
import { type Brand, type Cart, type CartLineItem, ok, type OrderSummary, type Result } from '@settee/domain';
import type { CartPorts } from '../cart/useCart.ts';
import type { RequestFailure } from '../problems/call-problem.ts';
import { linesFixture } from './lines.ts';

/** Totals of some lines with shipping and 9 % tax, in cents. */
export function summaryFixture(lines: readonly CartLineItem[]): OrderSummary {
  const merchandise = lines.reduce(
    (sum, { priceQuantityTotals: line }) => sum + line.regularUnitPrice * line.quantity,
    0,
  );
  const paid = lines.reduce((sum, { priceQuantityTotals: line }) => sum + line.unitPrice * line.quantity, 0);
  const shipping = lines.length > 0 ? 14900 : 0;
  const tax = Math.round((paid + shipping) * 0.09);
  return {
    merchandise,
    discount: paid - merchandise,
    shipping,
    shippingSurcharge: 0,
    installation: 0,
    donation: 0,
    tax,
    isEstimate: true,
    total: paid + shipping + tax,
    rewardsTotal: 0,
    rewardsExceedOrderTotalMessage: '',
  };
}

/** A guest's cart of a sofa and two tables with a chair saved for later. */
export function cartFixture(brand: Brand, change: Partial<Cart> = {}): Cart {
  const { sofa, table, chair } = linesFixture(brand);
  const lineItems = change.lineItems ?? [sofa, table];
  return {
    basketId: 'basket-1',
    lineItems,
    savedForLater: [chair],
    cartSummary: {
      discountCode: '',
      taxZipCode: '60614',
      itemCount: lineItems.reduce((sum, line) => sum + line.priceQuantityTotals.quantity, 0),
    },
    orderSummary: summaryFixture(lineItems),
    isGuest: true,
    isInternational: false,
    pickup: { store: null, stores: [] },
    donation: null,
    config: { isPromoEnabled: false, isSaveForLaterEnabled: true },
    messages: [],
    requestVerificationToken: 'sample-token',
    ...change,
  };
}

/** What a story's fault switch does to every call; what is `pending` is never answered, so its picture stays the same. */
export type Fault = 'none' | 'slow' | 'pending' | 'failing' | 'reset';

const PROBLEMS: Record<'failing' | 'reset', string> = { failing: 'Status: 503', reset: 'IsReset' };

/** Answers as the fault switch says. */
export async function answerWith<Value>(
  fault: Fault,
  action: string,
  value: Value,
): Promise<Result<Value, RequestFailure>> {
  if (fault === 'pending') return new Promise(() => {});
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 2000));
  if (fault === 'none' || fault === 'slow') return ok(value);
  return { ok: false, error: { message: PROBLEMS[fault], action, apiUrl: `/${action}` } };
}

/** Ports that answer well, or as `fault` says. */
export function cartPortsFixture(fault: Fault = 'none', change: Partial<CartPorts> = {}): CartPorts {
  const done = (action: string) => answerWith(fault, action, { isSuccess: true } as const);
  return {
    reload: async () => {},
    updateItem: () => done('UpdateItem'),
    removeItem: () => done('RemoveItem'),
    restoreItem: () => answerWith(fault, 'AddItemToCartV2', null),
    saveForLater: () => done('SaveForLater'),
    moveToCart: () => done('MoveToCart'),
    checkZip: () => answerWith(fault, 'ValidateZip', { isValid: true, message: '' }),
    applyZip: () => done('ApplyZip'),
    getDeliveryInfo: () => answerWith(fault, 'DeliveryInfo', deliveryInfoFixture),
    startCheckout: () =>
      answerWith(fault, 'Checkout', {
        isSuccess: true,
        isGuest: true,
        isInternational: false,
        isLoggedIn: false,
        redirectUrl: '/checkout/shipping',
        popupUrl: '',
        errorType: 0,
        errorMessage: '',
        oversizedItems: [],
      }),
    validateCart: () => answerWith(fault, 'ValidateCart', { errorType: 0, errorMessage: '', items: [] }),
    removeUnavailable: () => done('RemoveNlaItems'),
    log: () => {},
    goTo: () => {},
    reloadPage: () => {},
    ...change,
  };
}
