'use client';

import type { ProductSummary, SiteCulture } from '@settee/domain';
import { Card, Image, StarRating, withRef } from '@settee/ui';
import type { ReactNode } from 'react';
import { SharedPicture, sharedPictureName } from '../../shared-picture.tsx';
import { type BrowseMessages, browseMessages } from '../messages.ts';
import { useSiteCulture } from '../../use-site-culture.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { ProductPrice } from '../product-price.tsx';

export interface ProductTileProps extends RootRef<HTMLElement> {
  /** The product: name, pictures, prices in cents, address of its page. */
  product: ProductSummary;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** Width the picture is drawn at, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** Loads the picture first. */
  priority?: boolean;
  /** Called when the product is opened. */
  onSelect?: (() => void) | undefined;
  /** A control on the picture, such as the heart. */
  action?: ReactNode;
  /** Moves the picture to the product's page; one tile of a product per page. */
  isShared?: boolean;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<BrowseMessages> | undefined;
}

/** A product as a grid or a carousel shows it; the second picture appears on hover and focus. */
export const ProductTile = withRef(function ProductTile({
  product,
  siteCulture,
  sizes,
  priority,
  isShared,
  action,
  onSelect,
  messages,
  ref,
}: ProductTileProps) {
  const labels = useWords('browse', browseMessages, messages);
  const { flag, rating, hoverPicture, picture: image } = product;
  const shown = <Image picture={image} alt="" sizes={sizes} ratio={4 / 3} priority={priority} />;
  return (
    <Card
      ref={ref}
      href={product.url}
      onClick={onSelect}
      name={product.name}
      note={product.note}
      flag={flag ? labels[flag] : undefined}
      flagTone={flag === 'sale' ? 'sale' : 'plain'}
      dots={product.swatches.map(({ label, color }) => ({ label, color }))}
      moreDots={product.moreSwatches}
      action={action}
      rating={
        rating && (
          <StarRating
            rating={rating.average}
            count={rating.count}
            size="small"
            messages={{ reviews: labels.reviews }}
          />
        )
      }
      price={<ProductPrice product={product} siteCulture={useSiteCulture(siteCulture)} messages={messages} />}
      picture={isShared ? <SharedPicture name={sharedPictureName(product.sku)}>{shown}</SharedPicture> : shown}
      hoverPicture={hoverPicture ? <Image picture={hoverPicture} alt="" sizes={sizes} ratio={4 / 3} /> : undefined}
    />
  );
});
