import type { ProductPage, SpecialOrderSku } from './product-page.ts';
import type { Cents, Sku } from '../site/brand.ts';
import type { Choice } from './choice.ts';
import { getChoice, getConfiguration, isAllOptionsSelected, type Configuration } from './configuration.ts';
import { matchingSkus } from './matching-skus.ts';
import type { Option } from './option.ts';

/** Surcharge by `priceGroupCode`, in cents; missing groups have none. */
export type PriceGroups = Readonly<Record<string, Cents>>;

/** A configuration's price in cents; `isPriceFrom` while an option is open. */
export interface ConfiguredPrice {
  currentPrice: Cents;
  regularPrice: Cents;
  isPriceFrom: boolean;
}

type PricedSku = Pick<SpecialOrderSku, 'sku' | 'currentPrice' | 'regularPrice'>;

function addOf(choice: Choice, groups: PriceGroups): Cents {
  const group = Object.hasOwn(groups, choice.priceGroupCode) ? groups[choice.priceGroupCode] : 0;
  return choice.additionalDetails.addPrice + (group ?? 0);
}

type LeastAdds = ReadonlyMap<Sku, Cents>;
/** Cache of the lowest surcharges, since each selection needs them. */
const leastAdds = new WeakMap<Option['choiceGroups'], WeakMap<PriceGroups, LeastAdds>>();

/** The least that an open option adds, by sku. */
function leastAddsOf({ choiceGroups }: Option, groups: PriceGroups): LeastAdds {
  const byGroups = leastAdds.get(choiceGroups) ?? new WeakMap<PriceGroups, LeastAdds>();
  leastAdds.set(choiceGroups, byGroups);
  const known = byGroups.get(groups);
  if (known) return known;
  const least = new Map<Sku, Cents>();
  for (const choice of choiceGroups.flatMap(({ choices }) => choices)) {
    if (choice.isDisabled) continue;
    const add = addOf(choice, groups);
    for (const sku of choice.matchingSkus) least.set(sku, Math.min(add, least.get(sku) ?? add));
  }
  byGroups.set(groups, least);
  return least;
}

const noGroups: PriceGroups = {};

/**
 * Base of the sku plus what each choice and its price group add; of open options the least, and of several skus
 * the cheapest. `null` when no sku is left.
 */
export function configuredPrice(
  skus: readonly PricedSku[],
  options: readonly Option[],
  configuration: Configuration,
  groups: PriceGroups = noGroups,
): ConfiguredPrice | null {
  const left = new Set(options.length === 0 ? skus.map(({ sku }) => sku) : matchingSkus(options, configuration));
  const isPriceFrom = !isAllOptionsSelected(options, configuration);
  const prices = skus
    .filter(({ sku }) => left.has(sku))
    .map(({ sku, currentPrice, regularPrice }) => {
      const adds = options.map((option) => {
        const choice = getChoice(option, configuration[option.optionCode]);
        return choice ? addOf(choice, groups) : (leastAddsOf(option, groups).get(sku) ?? 0);
      });
      const add = adds.reduce((sum, cents) => sum + cents, 0);
      return { currentPrice: currentPrice + add, regularPrice: regularPrice + add, isPriceFrom };
    });
  return prices.toSorted((one, other) => one.currentPrice - other.currentPrice)[0] ?? null;
}

/**
 * Returns the price of a configuration, in cents. The price of the loaded page is correct for its own choices, so only
 * the difference is computed; the result is correct whether or not the backend SKU prices include the loaded choices.
 */
export function getPagePrice(
  page: Pick<ProductPage, 'currentPrice' | 'regularPrice' | 'isPriceFrom' | 'options'> & { skus: readonly PricedSku[] },
  configuration: Configuration,
): ConfiguredPrice {
  const { currentPrice, regularPrice, isPriceFrom, options, skus } = page;
  const requested = configuredPrice(skus, options, configuration);
  const loaded = configuredPrice(skus, options, getConfiguration(options));
  if (!requested || !loaded) return { currentPrice, regularPrice, isPriceFrom };
  return {
    currentPrice: currentPrice + requested.currentPrice - loaded.currentPrice,
    regularPrice: regularPrice + requested.regularPrice - loaded.regularPrice,
    isPriceFrom: requested.isPriceFrom,
  };
}
