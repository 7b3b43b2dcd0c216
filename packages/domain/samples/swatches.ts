import type { SwatchData } from '../src/swatches/swatches.ts';

/** A swatch of the tests. */
export function sampleSwatch(ChoiceCode: number, stock = 'yes'): SwatchData {
  return {
    ChoiceCode,
    Description: `Washed Linen, No. ${ChoiceCode}`,
    ImagePath: '',
    Attributes: [{ AttributeId: 'swatch-in-stock', Value: stock }],
    IsStock: false,
    PriceGroupCode: 'A',
  };
}
