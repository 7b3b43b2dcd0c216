import { getConfigured } from '@settee/configurator-kit';
import { inLanguage } from '@settee/domain';
import { Head } from '../../shell/Head.tsx';
import { scriptJson } from '../../shell/json.ts';
import { productTitle } from '../../shell/product-title.ts';
import { shellMessages } from '../../shell/messages.ts';
import { useWords } from '../../shell/words.ts';
import { useReviewList } from '../../data/reviews.ts';
import { usePage, useSite } from '../../data/site.ts';
import { productJsonLd } from './product-json-ld.ts';
import { useConfiguredProduct } from './useConfiguredProduct.ts';

/** Title, description, canonical address and structured data of the configured product. PDP-08 to PDP-10 */
export function ProductHead() {
  const site = useSite();
  const messages = useWords('shell', shellMessages);
  const { origin, languagePrefix } = usePage();
  const { page, configuration, path } = useConfiguredProduct();
  const reviews = useReviewList(page.browseDto.sku).data?.reviews ?? [];
  const data = productJsonLd(page, site, origin, reviews, {
    ...getConfigured(page, configuration),
    path: inLanguage(languagePrefix, path),
  });
  return (
    <>
      <Head
        title={productTitle(page, site.brandName, messages.reviews)}
        description={page.description.text}
        path={path}
      />
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />
    </>
  );
}
