import type { Product } from './product-with-offers.ts';

/** Whether it is made when it is ordered and has no choices that a registry could keep. REG-27 */
export function isMadeWithoutChoices({ content }: Pick<Product, 'content'>): boolean {
  return content.isMadeToOrder && content.options.length === 0;
}
