'use client';

import type { ProductPage } from '@settee/domain';
import { ButtonLink, TextLink, withRef } from '@settee/ui';
import { type ProductLinkMessages, productLinkMessages } from '../product-link-messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ProductLinks.css.ts';

export interface ProductLinksProps extends RootRef<HTMLDivElement> {
  /** The product page as the backend has it. */
  page: Pick<ProductPage, 'sectional' | 'crossSell'>;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ProductLinkMessages>;
}

/** Links of a product page to a sectional configurator and to a cross-sell product. PDP-13, PDP-14 */
export const ProductLinks = withRef(function ProductLinks({
  page: { sectional, crossSell },
  messages,
  ref,
}: ProductLinksProps) {
  const labels = useWords('productLink', productLinkMessages, messages);
  return (
    <div ref={ref} className={css.root}>
      {sectional && <TextLink href={sectional.url}>{labels.customizeSectional}</TextLink>}
      {crossSell && (
        <ButtonLink tone="outline" href={crossSell.url}>
          {labels.shop(crossSell.displayName)}
        </ButtonLink>
      )}
    </div>
  );
});
