import { chosenMaterial, ProductDetails } from '@settee/configurator-kit';
import { useConfiguredProduct } from './useConfiguredProduct.ts';

/** Details of the product, with those of the chosen material. SUMM-02 */
export function ConfiguredDetails() {
  const { page, configuration } = useConfiguredProduct();
  const { options, sizeDimensions = {}, dimensions } = page;
  const size = options.find(({ optionType }) => optionType === 'size');
  const ofSize = size && sizeDimensions[String(configuration[size.optionCode])];
  return (
    <ProductDetails
      page={{ ...page, dimensions: ofSize ?? dimensions }}
      material={chosenMaterial(options, configuration)}
    />
  );
}
