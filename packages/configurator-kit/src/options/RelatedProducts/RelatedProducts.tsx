'use client';

import type { ProductPage, SiteCulture } from '@settee/domain';
import { Heading, TextLink, withRef } from '@settee/ui';
import { ProductGrid } from '../../browse/ProductGrid/ProductGrid.tsx';
import { type ProductLinkMessages, productLinkMessages } from '../product-link-messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './RelatedProducts.css.ts';

export interface RelatedProductsProps extends RootRef<HTMLDivElement> {
  /** The product page as the backend has it. */
  page: Pick<ProductPage, 'related' | 'seoNavigation' | 'category'>;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ProductLinkMessages>;
}

/** Related products, with links to other products of the category. PDP-19 */
export const RelatedProducts = withRef(function RelatedProducts({
  page,
  siteCulture,
  messages,
  ref,
}: RelatedProductsProps) {
  const { related, seoNavigation = [], category } = page;
  const labels = useWords('productLink', productLinkMessages, messages);
  return (
    <div ref={ref}>
      {related.length > 0 && (
        <section aria-labelledby="product-related" className={css.root}>
          <Heading level={2} id="product-related" className={css.title}>
            {labels.relatedTitle}
          </Heading>
          <ProductGrid products={related.slice(0, 4)} siteCulture={siteCulture} columns={4} />
        </section>
      )}
      {seoNavigation.length > 0 && (
        <nav aria-labelledby="product-beside" className={css.beside}>
          <span id="product-beside">{labels.moreIn(category.title)}</span>
          <ul className={css.links}>
            {seoNavigation.map(({ sku, navigationUrl, name }) => (
              <li key={sku}>
                <TextLink href={navigationUrl}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
});
