import type { Configuration } from '../options/configuration.ts';
import { configuredSku, matchingSkus } from '../options/matching-skus.ts';
import type { Option } from '../options/option.ts';
import type { Sku } from '../site/brand.ts';

/** Returns the SKU to request: the configured SKU of a rollup, else the product SKU. QSHIP-08 */
export function quickShipSku(options: readonly Option[], ownChoices: Configuration, productSku: Sku): Sku {
  const [first, ...others] = matchingSkus(options, {});
  if (first === undefined || others.length === 0) return productSku;
  return configuredSku(options, ownChoices) ?? first;
}
