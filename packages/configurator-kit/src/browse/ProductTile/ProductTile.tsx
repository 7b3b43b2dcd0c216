import type { ProductSummary, SiteCulture } from '@settee/domain';
import { formatPrice } from '@settee/domain';
import { Card, Image, Price } from '@settee/ui';
import { type BrowseMessages, browseMessages } from '../messages.ts';

export interface ProductTileProps {
  product: ProductSummary;
  siteCulture: SiteCulture;
  /** Width the picture is drawn at, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** Loads the picture first. */
  priority?: boolean;
  messages?: Partial<BrowseMessages>;
}

/** A product as a grid or a carousel shows it; the second picture appears on hover and focus. */
export function ProductTile({ product, siteCulture, sizes, priority, messages }: ProductTileProps) {
  const labels = { ...browseMessages, ...messages };
  const { currentPrice, regularPrice, flag, hoverPicture, picture: image } = product;
  const now = formatPrice(currentPrice, siteCulture);
  return (
    <Card
      href={product.url}
      name={product.name}
      note={product.note}
      flag={flag ? labels[flag] : undefined}
      flagTone={flag === 'sale' ? 'sale' : 'plain'}
      dots={product.swatches.map(({ label, color }) => ({ label, color }))}
      moreDots={product.moreSwatches}
      price={
        <Price
          now={product.isPriceFrom ? `${labels.from} ${now}` : now}
          was={regularPrice > currentPrice ? formatPrice(regularPrice, siteCulture) : undefined}
        />
      }
      picture={<Image picture={image} alt="" sizes={sizes} ratio={4 / 3} priority={priority} />}
      hoverPicture={hoverPicture ? <Image picture={hoverPicture} alt="" sizes={sizes} ratio={4 / 3} /> : undefined}
    />
  );
}
