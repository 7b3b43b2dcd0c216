import { getCartProblems, cartValidationErrorType as types, type CartValidationErrorType } from '@settee/domain';
import { getLineOrderability } from '../cart/line-orderability.ts';
import { deleteLine, deleteLines, updateLine } from '../cart/cart-lines.queries.ts';
import { removeInstallation } from '../cart/remove-installation.ts';
import type { HandlerArgs } from '../../platform/handler.ts';
import type { ErrorResponse } from '../../platform/http/error-response.ts';
import { findCartsBeingPaid } from '../payment/payment-attempts.queries.ts';
import { updateCheckout, type CheckoutChange } from './update-checkout.ts';

/** Returns the lines to remove: those with the given error types in the current cart. */
function affected(
  { priced, cart }: CheckoutChange,
  { site, ctx }: HandlerArgs,
  about: readonly CartValidationErrorType[],
) {
  const problems = getCartProblems(getLineOrderability(priced, cart, site, ctx));
  const ids = problems.filter(({ errorType }) => about.includes(errorType)).flatMap(({ lineIds }) => lineIds);
  return priced.filter(({ line }) => ids.includes(line.id));
}

type ApplyRemoval = (given: CheckoutChange, lines: CheckoutChange['priced']) => Promise<void>;

/** Takes out what can't be had and lowers what is there in part. */
const removeOutOfStock: ApplyRemoval = async ({ tx }, lines) => {
  for (const { line, available } of lines) {
    if (available === 0) await deleteLine(tx, line);
    else await updateLine(tx, line, { quantity: available, lastSeenStock: null });
  }
};

const takeOut: ApplyRemoval = async ({ tx, cart }, lines) => {
  const ids = lines.map(({ line }) => line.id);
  if (ids.length > 0) await deleteLines(tx, cart.id, ids);
};

const takeOffService: ApplyRemoval = async ({ tx, priced }, lines) => {
  const present = priced.map(({ line }) => line);
  for (const { line } of lines) await removeInstallation(tx, present, line);
};

/** Creates a handler that resolves the error types of one popup. VALID-16 to VALID-20 */
function remover(about: readonly CartValidationErrorType[], applyRemoval: ApplyRemoval) {
  return (call: HandlerArgs): Promise<{ isSuccess: boolean } | ErrorResponse> => {
    return updateCheckout(call, async (given) => {
      const { tx, cart } = given;
      // What is being paid for stays as it is.
      if ((await findCartsBeingPaid(tx, [cart.id])).size > 0) return { isSuccess: false };
      await applyRemoval(given, affected(given, call, about));
      return { isSuccess: true };
    });
  };
}

/** Removes out-of-stock lines without a personalization; lowers partly stocked ones. VALID-16, VALID-17 */
export const removeUnavailable = remover([types.nlaItems, types.allNlaItems], removeOutOfStock);
/** Removes out-of-stock lines with a personalization; lowers partly stocked ones. VALID-20 */
export const removeInHouse = remover([types.inHousePersonalizationNlaItems], removeOutOfStock);
/** Removes lines that contain PFAS and may not be shipped to their destination. VALID-18 */
export const removeRestricted = remover([types.pfasItems], takeOut);
/** Removes lines with a personalization that is currently unavailable. VALID-19 */
export const removeUnmade = remover([types.personalizationServiceUnavailable], takeOut);
/** Removes the installation services that are not offered at their destination; the lines remain. VALID-21 */
export const removeService = remover([types.installationServiceUnavailable], takeOffService);
