import { type CheckoutState, type PaymentData, rewardsCardType } from '@settee/domain';
import { resetLoginAttempts, recordLoginAttempt } from '../../platform/session/login-attempts.ts';
import { changeCheckout } from './update-checkout.ts';
import type { Checkout } from './checkout-view.ts';
import type { HandlerArgs } from '../../platform/handler.ts';
import { ErrorResponse, validationError } from '../../platform/http/error-response.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { type TenderError, rewardApplied, tenderMessages } from '../tenders/messages.ts';
import type { BalanceResult, StoredValueCredentials } from '../../platform/ports/stored-value.ts';
import { insertTender } from '../tenders/tenders.queries.ts';

/** Rate limit against guessing of codes and PINs. */
const rule = { name: 'tender', seconds: 600, perSession: 30, perAddress: 150 };
const maxTenders = 10;
/** Error response when the stored-value provider is unavailable. TENDER-04 */
const unavailable = validationError(
  [{ field: 'tender', message: 'This isn’t available right now. Please try again later.' }],
  503,
);

type Entry = Omit<StoredValueCredentials, 'siteCulture'>;

/** By which the wrong PINs of a gift card are counted; only its hash is stored. Tries of all shoppers count together. */
const getAttempts = ({ number }: Entry) => `gift card ${number}`;

async function fetchBalance(
  { shopper, ctx, site }: HandlerArgs,
  entry: Entry,
): Promise<BalanceResult | { isFound: false; error: 'locked' } | ErrorResponse> {
  if (!(await consumeRateLimit(ctx, shopper, rule))) return tooManyRequests;
  // Counted before the provider checks the PIN, so that parallel requests get no extra attempts. Unknown cards are
  // counted too.
  const hasPin = entry.kind === 'giftCard';
  if (hasPin && !(await recordLoginAttempt(ctx, getAttempts(entry)))) return { isFound: false, error: 'locked' };
  try {
    const found = await ctx.storedValue.getBalance({ ...entry, siteCulture: site.siteCulture });
    const isPinRight = found.isFound || found.error !== 'unknown';
    if (hasPin && isPinRight) await resetLoginAttempts(ctx.db, getAttempts(entry));
    return found;
  } catch (error) {
    ctx.log.error({ err: error, kind: entry.kind }, 'stored value could not be looked up');
    return unavailable;
  }
}

/** Returns the display number of a tender; only the last four digits of a gift card are stored. */
const shown = ({ kind, number }: Entry) => (kind === 'giftCard' ? number.slice(-4) : number);

/** Returns the payment data with the result of applying a tender; an empty `errorMessage` means success. */
function saidOf(data: PaymentData, kind: Entry['kind'], errorMessage: string): Partial<PaymentData> {
  switch (kind) {
    case 'rewardCertificate':
      return {
        rewardsData: { ...data.rewardsData, errorMessage, successMessage: errorMessage === '' ? rewardApplied : '' },
      };
    case 'giftCard':
      return { giftCardData: { ...data.giftCardData, errorMessage } };
    case 'tenderCode':
      return { tenderCodesData: { ...data.tenderCodesData, errorMessage } };
    default:
      return kind satisfies never;
  }
}

/** Returns the reason that an existing tender is rejected. */
function barOf({ tenders, due, cards }: Checkout, kind: Entry['kind'], wanted: string): TenderError | null {
  if (tenders.some(({ token }) => token === wanted)) return 'again';
  if (tenders.length >= maxTenders) return 'too-many';
  if (due === 0) return 'nothing-due';
  const isWithRewardsCard = cards.length > 0 && cards.every(({ type }) => type === rewardsCardType);
  return kind === 'rewardCertificate' && !isWithRewardsCard ? 'other-card' : null;
}

/**
 * Applies a tender to the cart, or returns the refreshed state with an error; the given validation runs before
 * the lookup. TENDER-01, TENDER-05, TENDER-07
 */
export async function applyTender(
  call: HandlerArgs,
  entry: Entry,
  validate: () => Promise<TenderError | null> = () => Promise.resolve(null),
): Promise<CheckoutState | ErrorResponse> {
  const { kind } = entry;
  let error = await validate();
  const found = error === null ? await fetchBalance(call, entry) : null;
  if (found instanceof ErrorResponse) return found;
  const response = await changeCheckout(call, async ({ tx, ...checkout }) => {
    if (found?.isFound) {
      const { token, balance } = found;
      error = barOf(checkout, kind, token);
      const row = {
        id: call.ctx.ids.row(),
        cartId: checkout.cart.id,
        kind,
        token,
        number: shown(entry),
        balance,
      };
      if (error === null) await insertTender(tx, row);
    } else error ??= found?.error ?? null;
    return undefined;
  });
  if (response instanceof ErrorResponse) return response;
  const said = saidOf(response.paymentData, kind, error === null ? '' : tenderMessages[kind][error]);
  return { ...response, paymentData: { ...response.paymentData, ...said } };
}
