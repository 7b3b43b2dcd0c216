import { newLine } from '../add-to-cart/line.ts';
import type { AddToCartLineItem } from '../add-to-cart/new-line.ts';
import type { PricedProduct } from './sku-pricing.ts';

/** Everything of a room that can be bought, as lines to add. VIZ-13 */
export function roomLines(products: readonly PricedProduct[]): AddToCartLineItem[] {
  return products
    .filter(({ isInvalid }) => !isInvalid)
    .map(({ sku, quantity, optionChoiceParameter, productUrl }) =>
      newLine(sku, {
        Quantity: quantity,
        OptionChoiceParameter: optionChoiceParameter,
        Location: 'Visualizer',
        Url: productUrl,
      }),
    );
}
