import { type Configuration, parseOptionChoiceParameter, type SiteCulture } from '@settee/domain';
import type { DayRange } from '@settee/catalog';
import type { Product } from '../products/product-with-offers.ts';
import type { ConfiguredItem } from '../options/resolve-configured-item.ts';
import { designDays } from '../personalization/line-design.ts';
import type { LineDesign } from '../personalization/design.ts';
import { findPrebuiltStock } from './prebuilt-stock.ts';
import { getDeliveryDays } from './estimate.ts';

/** Days to make a product as it is configured: those of its slowest material, its own where none is chosen. AVAIL-02 */
export function getProductionDays({ content }: Product, configuration: Configuration): DayRange {
  const chosen = content.options.flatMap(({ optionCode, groups }) =>
    groups.flatMap(({ choices }) => choices.filter(({ code }) => code === configuration[optionCode])),
  );
  const [slowest] = chosen
    .flatMap(({ deliveryDays }) => deliveryDays ?? [])
    .toSorted((one, other) => other.to - one.to || other.from - one.from);
  return slowest ?? content.deliveryDays;
}

/** Returns the delivery days of an item with its design to a postal code; prebuilt items need no production time. */
export function getLeadTimeDays(
  product: Product,
  { item, quantity, design }: { item: ConfiguredItem | null; quantity: number; design: LineDesign | null },
  { postalCode, siteCulture }: { postalCode: string; siteCulture: SiteCulture },
): DayRange {
  const { deliveryMode } = product.content;
  const made = item && !design ? findPrebuiltStock(item, quantity) : null;
  const configuration = parseOptionChoiceParameter(item?.optionChoiceParameter ?? '') ?? {};
  const deliveryDays = made?.deliveryDays ?? designDays(product, design, getProductionDays(product, configuration));
  return getDeliveryDays({ deliveryMode, deliveryDays }, postalCode, siteCulture);
}
