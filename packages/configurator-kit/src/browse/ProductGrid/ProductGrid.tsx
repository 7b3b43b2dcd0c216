'use client';

import type { ProductSummary, SiteCulture, Sku } from '@settee/domain';
import { cx } from 'class-variance-authority';
import { useEffect, useRef } from 'react';
import { useOptionalOnEvent } from '../../events.ts';
import type { BrowseMessages } from '../messages.ts';
import type { ReactNode } from 'react';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import { withRef } from '@settee/ui';
import type { RootRef } from '../../root-ref.ts';
import * as css from './ProductGrid.css.ts';

export interface ProductGridProps extends RootRef<HTMLUListElement> {
  /** The products, in the order of the grid; prices in cents. */
  products: readonly ProductSummary[];
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** Number of columns on a desktop. */
  columns?: 3 | 4;
  /** Number of images on the first screen, loaded eagerly. */
  eager?: number;
  /** Name of the list in events; without it none are reported. */
  listName?: string | undefined;
  /** A control on the picture of a product, such as the heart. */
  renderAction?: ((product: ProductSummary) => ReactNode) | undefined;
  /** A control under a product, such as the box that chooses it for a comparison. */
  renderBelow?: ((product: ProductSummary) => ReactNode) | undefined;
  /** Moves the pictures to the products' pages; one grid per page. */
  isShared?: boolean;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<BrowseMessages> | undefined;
}

const sizes = { 3: '(min-width: 1024px) 33vw, 50vw', 4: '(min-width: 1024px) 25vw, 50vw' };

/** Products side by side; two columns on a phone. */
export const ProductGrid = withRef(function ProductGrid({
  products,
  siteCulture,
  columns = 3,
  eager = 0,
  isShared,
  renderAction,
  renderBelow,
  listName,
  messages,
  ref,
}: ProductGridProps) {
  const onEvent = useOptionalOnEvent();
  const reported = useRef('');
  useEffect(() => {
    if (listName === undefined || reported.current === listName) return;
    reported.current = listName;
    onEvent?.({ type: 'listing.viewed', listName, skus: products.map(({ sku }) => sku) });
  });
  const select = (sku: Sku, position: number) =>
    listName !== undefined && onEvent?.({ type: 'listing.itemSelected', listName, sku, position });
  return (
    <ul ref={ref} className={css.grid[columns]}>
      {products.map((product, index) => (
        <li key={product.sku} className={cx(css.cell[columns], renderBelow && css.withControl)}>
          <ProductTile
            product={product}
            siteCulture={siteCulture}
            sizes={sizes[columns]}
            priority={index < eager}
            onSelect={() => select(product.sku, index + 1)}
            isShared={isShared}
            action={renderAction?.(product)}
            messages={messages}
          />
          {renderBelow?.(product)}
        </li>
      ))}
    </ul>
  );
});
