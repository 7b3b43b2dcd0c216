import { ProductScreen } from '@settee/configurator-kit';
import { defaultQuantity, type ProductPage } from '@settee/domain';
import { lazy, Suspense, useState } from 'react';
import { useCompleteProduct } from '../../data/product.ts';
import { useFeedPlace } from '../../data/useFeedPlace.ts';
import { Head } from '../../shell/Head.tsx';
import { NearViewport } from '../../shell/NearViewport.tsx';
import { messages } from '../../shell/messages.ts';
import { productJsonLd } from '../../shell/product-json-ld.ts';
import { productTitle } from '../../shell/product-title.ts';
import { usePage, useSite } from '../../shell/site.ts';
import { BuyBox } from './BuyBox.tsx';
import * as css from './ProductView.css.ts';
import { useConfiguration } from './useConfiguration.ts';
import { useCompleteAddress } from './useCompleteAddress.ts';

const Installation = lazy(() => import('./Installation.tsx').then((module) => ({ default: module.Installation })));
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
  const [installation, setInstallation] = useState('');
  const { installationService: offer } = page;
  const shown = complete.data?.browseDto ?? page;
  useCompleteAddress(complete.data?.superSpecialOrder);
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
        onChoose={(optionCode, choiceCode) => {
          setMissing((codes) => (codes.includes(optionCode) ? codes.filter((code) => code !== optionCode) : codes));
          onChoose(optionCode, choiceCode);
        }}
        refreshing={complete.isLoading}
        missing={missing}
        quantity={quantity}
        onQuantity={setQuantity}
        services={
          offer &&
          page.isAvailable && (
            <div className={css.installation}>
              <Suspense>
                <Installation
                  offer={offer}
                  site={site}
                  checked={installation !== ''}
                  onChange={(isWanted) => setInstallation(isWanted ? offer.title : '')}
                />
              </Suspense>
            </div>
          )
        }
        buy={<BuyBox page={shown} {...{ configuration, quantity, installation }} onMissing={setMissing} />}
        breadcrumbs={breadcrumbs}
      />
      <NearViewport>
        <AlsoViewed sku={page.browseDto.sku} place={place} />
      </NearViewport>
    </>
  );
}
