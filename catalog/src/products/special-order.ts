import type { Brand } from '@settee/domain';
import { price, stock } from '../money.ts';
import type { CatalogOption } from '../options/types.ts';
import type { CatalogBox, CatalogProduct, CatalogVariant } from './types.ts';
import { inches, pounds } from './measures.ts';
import { product, type Given } from './product.ts';

/** A size or seat configuration with its price in US dollars. */
export interface Sizing {
  code: number;
  dollars: number;
  was?: number;
  /** Dimensions that are others than the product's, in inches. */
  measures: Readonly<Record<string, number>>;
  /** In pounds. */
  weight: number;
  boxes?: readonly CatalogBox[];
  /** Codes of choices that it is not made with. */
  without?: readonly number[];
}

interface Order {
  /** In the order of their drawers. */
  options: readonly CatalogOption[];
  defaults: Readonly<Record<number, number>>;
  sizings?: readonly Sizing[];
  /** Skus of the sizings follow this one; by default the product's plus ten. */
  firstSku?: number;
}

function getVariant(given: Given, sizing: Sizing, sku: number): CatalogVariant {
  const { code, dollars, was, measures, weight, without } = sizing;
  const unchanged = given.dimensions.filter(({ label }) => !Object.hasOwn(measures, label));
  return {
    sku,
    sizeChoice: code,
    prices: price(dollars, was),
    stock: stock(400, 200),
    dimensions: [...inches(measures), ...unchanged, pounds('Weight', weight)],
    boxes: sizing.boxes ?? [],
    ...(without && { withoutChoices: without }),
  };
}

/** A product that is made in the shopper's choices. */
export function specialOrder(brand: Brand, given: Given, order: Order): CatalogProduct {
  const { options, defaults, sizings = [], firstSku = given.sku + 10 } = order;
  const shown = sizings.find(({ code }) => Object.values(defaults).includes(code));
  const dimensions = shown ? [...given.dimensions, pounds('Weight', shown.weight)] : given.dimensions;
  return {
    ...product(brand, { isMadeToOrder: true, deliveryDays: { from: 35, to: 49 }, ...given, dimensions }),
    options: options.map((option, index) => ({ ...option, optionSequence: index + 1 })),
    variants: sizings.map((sizing, index) => getVariant(given, sizing, firstSku + index)),
    defaultChoices: defaults,
    configuredPicturePrefix: `${brand}/${given.slug}`,
  };
}
