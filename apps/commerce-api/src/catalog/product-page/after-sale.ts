import { afterDelivery, financingOffer, getWarrantyYears } from '@settee/catalog';
import type { AfterSale, FinancingTerms, SiteCulture } from '@settee/domain';
import { giftCardCategory } from '../gift-cards/gift-card.ts';
import type { Product } from '../products/product-with-offers.ts';

/** Returns, cancellation and warranty of a product. */
export function toAfterSale({ category, content }: Product, isMadeToOrder: boolean): AfterSale {
  const isReturnable = !isMadeToOrder && category !== giftCardCategory;
  return {
    returnDays: isReturnable ? afterDelivery.returnDays : null,
    cancelHours: isMadeToOrder ? afterDelivery.cancelHours : null,
    warrantyYears: getWarrantyYears({ category, ...content }),
  };
}

/** Financing by the store card. FIN-01 */
export function toFinancing(siteCulture: SiteCulture): FinancingTerms {
  const { least, months, terms } = financingOffer;
  return { least: least[siteCulture], months, terms };
}
