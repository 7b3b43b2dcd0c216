import { chosenMaterial, ProductDetails } from '@settee/configurator-kit';
import type { ProductPage } from '@settee/domain';
import { AddToCartPanel } from './buy.tsx';
import { ProductOptions, ProductPageLinks } from './options.tsx';
import { Installation, Members, OtherPurchase, Personalize, PersonalizeText } from './parts.tsx';
import { useConfiguredProduct } from './ProductProvider.tsx';

/** The options of the product, or the products of a bundle. */
export function Choices({ members }: Pick<ProductPage, 'members'>) {
  if (!members) return <ProductOptions />;
  return <Members members={members} />;
}

/** Links, personalization and installation. */
export function Services({ page }: { page: ProductPage }) {
  const { personalization, textPersonalization, installationService, isAvailable } = page;
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
export function Buy({ buyLabel }: Pick<ProductPage, 'buyLabel'>) {
  if (!buyLabel) return <AddToCartPanel />;
  return <OtherPurchase label={buyLabel} />;
}

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
