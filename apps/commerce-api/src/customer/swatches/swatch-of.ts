import { attributesOf, type Choice, type SwatchData } from '@settee/domain';

/** A fabric or leather as a swatch. SWATCH-14 */
export function swatchOf(choice: Choice): SwatchData {
  return {
    ChoiceCode: choice.code,
    Description: choice.swatchName,
    ImagePath: choice.images.desktop,
    Attributes: attributesOf(choice).map(({ attributeId, value }) => ({ AttributeId: attributeId, Value: value })),
    IsStock: choice.isStock,
    PriceGroupCode: choice.priceGroupCode,
  };
}
