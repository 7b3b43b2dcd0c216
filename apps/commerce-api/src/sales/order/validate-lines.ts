import { installationServices } from '@settee/catalog';
import {
  getCartProblems,
  cartValidationErrorType as types,
  type CartError,
  type CartValidation,
  type ShopSite,
  type ValidationItem,
  type ValidationError,
} from '@settee/domain';
import { availabilityMessages } from '../../catalog/availability/messages.ts';
import { getLineOrderability } from '../cart/line-orderability.ts';
import { cartMessages } from '../cart/messages.ts';
import { inCart, type PricedLine } from '../cart/priced-lines.ts';
import { latestEstimate, type DeliveryEstimateInput } from '../delivery/shipment-levels.ts';
import type { Context } from '../../platform/context.ts';
import { getLineDestination, type ShippingDestination } from '../cart/destination.ts';

type Needs = Pick<Context, 'addresses' | 'clock'>;
type ErrorType = CartError['errorType'];

const errorMessages: Partial<Record<ErrorType, string>> = {
  [types.emptyBasket]: cartMessages.empty,
  [types.nlaItems]: cartMessages.unavailable,
  [types.allNlaItems]: cartMessages.allUnavailable,
  [types.inHousePersonalizationNlaItems]: cartMessages.unavailable,
  [types.pfasItems]: cartMessages.someRestricted,
  [types.personalizationServiceUnavailable]: cartMessages.notPersonalized,
  [types.installationServiceUnavailable]: cartMessages.someNotInstalled,
};

function getReason(errorType: ErrorType, { line, available }: PricedLine, postalCode: string): string {
  if (errorType === types.pfasItems) return cartMessages.restricted;
  if (errorType === types.personalizationServiceUnavailable) return cartMessages.notPersonalized;
  if (errorType === types.installationServiceUnavailable) {
    const service = installationServices.find(({ code }) => code === line.installationType);
    return cartMessages.notInstalled(service?.title ?? line.installationType, postalCode);
  }
  return available > 0 ? cartMessages.lowered(available) : availabilityMessages.outOfStock;
}

function getItem(priced: PricedLine, availabilityMessage: string, when: DeliveryEstimateInput): ValidationItem {
  const { line, item, product, unitPrice, available } = priced;
  return {
    sku: line.sku,
    title: product?.name ?? `Item ${line.sku}`,
    imagePath: product?.picture.webp.url ?? '',
    currentPrice: unitPrice,
    quantity: line.quantity,
    availabilityMessage,
    isCustomNla: item === null && line.optionChoiceParameter !== '',
    edd: available > 0 ? latestEstimate([priced], when) : '',
  };
}

/** Validates that a cart can be ordered; returns all errors in the order of VALID-08. VALID-15 */
export function validateLines(
  lines: readonly PricedLine[],
  going: ShippingDestination,
  site: ShopSite,
  needs: Needs,
): CartValidation {
  const counted = inCart(lines);
  const now = needs.clock.now();
  const toItem = (errorType: ErrorType, line: PricedLine) => {
    const { postalCode } = getLineDestination(going, line, site, needs);
    const when = { now, siteCulture: site.siteCulture, postalCode };
    return getItem(line, getReason(errorType, line, postalCode), when);
  };
  const problems = getCartProblems(getLineOrderability(counted, going, site, needs)).map(
    ({ errorType, lineIds }): ValidationError => ({
      errorType,
      errorMessage: errorMessages[errorType] ?? '',
      items: counted.filter(({ line }) => lineIds.includes(line.id)).map((line) => toItem(errorType, line)),
    }),
  );
  const [first = { errorType: types.none, errorMessage: '', items: [] }] = problems;
  return { ...first, problems };
}
