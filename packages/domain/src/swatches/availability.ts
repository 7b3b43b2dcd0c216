import { getAttributes } from '../options/attributes.ts';
import type { Choice } from '../options/choice.ts';
import type { SwatchData } from './swatches.ts';

/** The attribute for the availability of a choice's swatch. SWATCH-08 to SWATCH-10 */
export const swatchInStockAttribute = 'swatch-in-stock';

type Offered = Pick<Choice, 'attributes' | 'choiceAttibutes'>;

const getStock = (attributes: readonly { id: string; value: string }[]) =>
  attributes
    .find(({ id }) => id === swatchInStockAttribute)
    ?.value.trim()
    .toLowerCase();

const choiceStock = (choice: Offered) =>
  getStock(getAttributes(choice).map(({ attributeId, value }) => ({ id: attributeId, value })));

/** Returns true when the swatch attribute allows an order. SWATCH-09, SWATCH-10 */
export function isSwatchAvailable({ Attributes }: Pick<SwatchData, 'Attributes'>): boolean {
  return getStock(Attributes.map(({ AttributeId, Value }) => ({ id: AttributeId, value: Value }))) === 'yes';
}

/** The same of a choice of an option. SWATCH-09, SWATCH-10 */
export function hasSwatch(choice: Offered): boolean {
  return choiceStock(choice) === 'yes';
}

/** Whether a site offers swatches of an option's choices: on cb2 not when all of them are unavailable. SWATCH-08 */
export function areSwatchesOffered(choices: readonly Offered[], { isCb2 }: { isCb2: boolean }): boolean {
  return !isCb2 || choices.some((choice) => choiceStock(choice) !== 'no');
}
