import { formatPrice, type ProductSummary, type SiteCulture } from '@settee/domain';
import { AppLink, Carousel, Image } from '@settee/ui';
import type { GalleryPopupMessages } from '../popup-messages.ts';
import { usePriceFormat } from '../../use-price-format.ts';
import * as css from './GalleryPopup.css.ts';

export interface ProductsShownProps {
  products: readonly ProductSummary[];
  siteCulture: SiteCulture;
  /** Called when the shopper opens one of the products. */
  onLeave: () => void;
  labels: GalleryPopupMessages;
}

/** Products shown in a customer image, three at a time. GALL-08 */
export function ProductsShown({ products, siteCulture, onLeave, labels }: ProductsShownProps) {
  const priceFormat = usePriceFormat(siteCulture);
  const priceOf = ({ currentPrice, isPriceFrom }: ProductSummary) => {
    const price = formatPrice(currentPrice, priceFormat);
    return isPriceFrom ? `${labels.from} ${price}` : price;
  };
  return (
    <Carousel
      label={labels.productsShown}
      heading={<h3 className={css.shownTitle}>{labels.productsShown}</h3>}
      slidesPerView={3}
      slides={products.map((product) => (
        <AppLink key={product.sku} href={product.url} onClick={onLeave} className={css.shown}>
          <Image picture={product.picture} alt="" sizes="140px" ratio={4 / 3} />
          <span className={css.shownName}>{product.name}</span>
          <span className={css.shownPrice}>{priceOf(product)}</span>
        </AppLink>
      ))}
    />
  );
}
