import type { Product } from './product-with-offers.ts';

/** Returns true for a made-to-order product without choices that a registry could store. REG-27 */
export function isMadeWithoutChoices({ content }: Pick<Product, 'content'>): boolean {
  return content.isMadeToOrder && content.options.length === 0;
}
