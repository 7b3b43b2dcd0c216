import { getAttributes, type Choice, type SwatchData } from '@settee/domain';

/** A fabric or leather as a swatch. SWATCH-14 */
export function toSwatch(choice: Choice): SwatchData {
  return {
    ChoiceCode: choice.code,
    Description: choice.swatchName,
    ImagePath: choice.images.desktop,
    Attributes: getAttributes(choice).map(({ attributeId, value }) => ({ AttributeId: attributeId, Value: value })),
    IsStock: choice.isStock,
    PriceGroupCode: choice.priceGroupCode,
  };
}
