import { ProductScreen } from '@settee/configurator-kit';
import { defaultQuantity, type ProductPage } from '@settee/domain';
import { lazy, useState } from 'react';
import { useCompleteProduct } from '../../data/product.ts';
import { useFeedPlace } from '../../data/useFeedPlace.ts';
import { Head } from '../../shell/Head.tsx';
import { NearViewport } from '../../shell/NearViewport.tsx';
import { messages } from '../../shell/messages.ts';
import { productJsonLd } from '../../shell/product-json-ld.ts';
import { productTitle } from '../../shell/product-title.ts';
import { usePage, useSite } from '../../shell/site.ts';
import { BuyBox } from './BuyBox.tsx';
import { record, useFabricTools } from './useFabricTools.tsx';
import { useConfiguration } from './useConfiguration.ts';
import { useCompleteAddress } from './useCompleteAddress.ts';

const AlsoViewed = lazy(() => import('./AlsoViewed.tsx').then((module) => ({ default: module.AlsoViewed })));

/** The product page with the choices of the address bar. */
export function ProductView({ page }: { page: ProductPage }) {
  const site = useSite();
  const { origin } = usePage();
  const place = useFeedPlace();
  const { configuration, onChoose } = useConfiguration(page);
  const complete = useCompleteProduct(page, configuration);
  const [quantity, setQuantity] = useState<number>(defaultQuantity);
  const [missing, setMissing] = useState<readonly number[]>([]);
  const shown = complete.data?.browseDto ?? page;
  useCompleteAddress(complete.data?.superSpecialOrder);
  const take = (optionCode: number, choiceCode: number) => {
    setMissing((codes) => (codes.includes(optionCode) ? codes.filter((code) => code !== optionCode) : codes));
    onChoose(optionCode, choiceCode);
    record(page, optionCode, choiceCode);
  };
  const fabricTools = useFabricTools(shown, configuration, take, place);
  const breadcrumbs = [
    { label: messages.homeCrumb, href: '/' },
    { label: page.category.title, href: page.category.url },
    { label: page.browseDto.name },
  ];
  return (
    <>
      <Head
        title={productTitle(shown, site.brandName)}
        description={page.description.text}
        path={page.canonicalUrl}
        jsonLd={productJsonLd(page, site, origin)}
      />
      <ProductScreen
        page={shown}
        siteCulture={site.siteCulture}
        choices={configuration}
        onChoose={take}
        {...fabricTools}
        refreshing={complete.isLoading}
        missing={missing}
        quantity={quantity}
        onQuantity={setQuantity}
        buy={<BuyBox page={shown} configuration={configuration} quantity={quantity} onMissing={setMissing} />}
        breadcrumbs={breadcrumbs}
      />
      <NearViewport>
        <AlsoViewed sku={page.browseDto.sku} place={place} />
      </NearViewport>
    </>
  );
}
