import { cartValidationErrorType as types, type CartValidation, type Site, type ValidationItem } from '@settee/domain';
import { cartMessages } from '../cart/messages.ts';
import { inCart, type PricedLine } from '../cart/priced-lines.ts';
import { deliveryEstimate } from '../delivery/estimate.ts';
import { designDays } from '../personalization/line-design.ts';

function itemOf({ line, item, product, unitPrice, available }: PricedLine, site: Site, now: Date): ValidationItem {
  return {
    sku: line.sku,
    title: product?.name ?? `Item ${line.sku}`,
    imagePath: product?.picture.webp.url ?? '',
    currentPrice: unitPrice,
    quantity: line.quantity,
    availabilityMessage: available > 0 ? cartMessages.lowered(available) : cartMessages.outOfStock,
    isCustomNla: item === null && line.optionChoiceParameter !== '',
    edd: product && available > 0 ? deliveryEstimate(designDays(product, line.design), now, site.siteCulture) : '',
  };
}

/** Lines that can't be had in their quantity. */
export function shortLines(lines: readonly PricedLine[]): PricedLine[] {
  return inCart(lines).filter(({ line, available }) => available < line.quantity);
}

/** Whether a basket can be ordered; if not, what stands in the way. VALID-15 */
export function validateLines(lines: readonly PricedLine[], site: Site, now: Date): CartValidation {
  const counted = inCart(lines);
  if (counted.length === 0) return { errorType: types.emptyBasket, errorMessage: cartMessages.empty, items: [] };
  const short = shortLines(counted);
  if (short.length === 0) return { errorType: types.none, errorMessage: '', items: [] };
  const isAll = counted.every(({ available }) => available === 0);
  return {
    errorType: isAll ? types.allNlaItems : types.nlaItems,
    errorMessage: isAll ? cartMessages.allUnavailable : cartMessages.unavailable,
    items: short.map((line) => itemOf(line, site, now)),
  };
}
