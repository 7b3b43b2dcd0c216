import type { ProductSummary, SiteCulture } from '@settee/domain';
import type { BrowseMessages } from '../messages.ts';
import { ProductTile } from '../ProductTile/ProductTile.tsx';
import * as css from './ProductGrid.css.ts';

export interface ProductGridProps {
  products: readonly ProductSummary[];
  siteCulture: SiteCulture;
  /** Number of columns on a desktop. */
  columns?: 3 | 4;
  /** Number of images on the first screen, loaded eagerly. */
  eager?: number;
  messages?: Partial<BrowseMessages>;
}

const sizes = { 3: '(min-width: 1024px) 33vw, 50vw', 4: '(min-width: 1024px) 25vw, 50vw' };

/** Products side by side; two columns on a phone. */
export function ProductGrid({ products, siteCulture, columns = 3, eager = 0, messages }: ProductGridProps) {
  return (
    <ul className={css.grid[columns]}>
      {products.map((product, index) => (
        <li key={product.sku} className={css.cell[columns]}>
          <ProductTile
            product={product}
            siteCulture={siteCulture}
            sizes={sizes[columns]}
            priority={index < eager}
            messages={messages}
          />
        </li>
      ))}
    </ul>
  );
}
