import { careOfParts, chosenMaterial, ProductDetails, useConfigurator } from '@settee/configurator-kit';
import { AddToCartPanel } from './buy.tsx';
import { ProductOptions, ProductPageLinks } from './options.tsx';
import { Installation, Members, OtherPurchase, Personalize, PersonalizeText } from './parts.tsx';
import { useConfiguredProduct } from './ProductProvider.tsx';

/** The options of the product, or the products of a bundle. */
export function Choices() {
  const { page, siteCulture } = useConfigurator();
  if (!page.members) return <ProductOptions />;
  return <Members members={page.members} siteCulture={siteCulture} />;
}

/** Links, personalization and installation. */
export function Services() {
  const { personalization, textPersonalization, installationService, isAvailable } = useConfigurator().page;
  return (
    <>
      <ProductPageLinks />
      {personalization && <Personalize offer={personalization} />}
      {textPersonalization && <PersonalizeText offer={textPersonalization} />}
      {installationService && isAvailable && <Installation offer={installationService} />}
    </>
  );
}

/** 'Add to Cart', or the button of a product that is bought in another way. */
export function Buy() {
  const { buyLabel } = useConfigurator().page;
  if (!buyLabel) return <AddToCartPanel />;
  return <OtherPurchase label={buyLabel} />;
}

/** Details of the product, with those of the chosen material. SUMM-02 */
export function ConfiguredDetails() {
  const { page, configuration } = useConfiguredProduct();
  const { options, sizeDimensions = {}, dimensions } = page;
  const ofSize = options.map(({ optionCode }) => sizeDimensions[String(configuration[optionCode])]).find(Boolean);
  return (
    <ProductDetails
      page={{ ...page, dimensions: ofSize ?? dimensions }}
      care={careOfParts(page.care, options, configuration)}
      material={chosenMaterial(options, configuration)}
    />
  );
}
