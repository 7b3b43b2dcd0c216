import type { ProductPage, SiteCulture } from '@settee/domain';
import { formatPrice } from '@settee/domain';
import { Heading, Icon, Price, StarRating } from '@settee/ui';
import type { Configured } from '../configured.ts';
import type { ProductMessages } from '../messages.ts';
import { usePriceFormat } from '../../use-price-format.ts';
import * as css from './ProductHeader.css.ts';

export interface ProductHeaderProps {
  page: Pick<ProductPage, 'product' | 'financing' | 'note' | 'rating'>;
  configured: Configured;
  siteCulture: SiteCulture;
  /** Target of the rating, such as `#reviews`. */
  reviewsHref?: string | undefined;
  labels: ProductMessages;
}

/** Name, rating, price and availability of a configured product. */
export function ProductHeader({ page, configured, siteCulture, reviewsHref, labels }: ProductHeaderProps) {
  const priceFormat = usePriceFormat(siteCulture);
  const { product, financing, note, rating } = page;
  const { currentPrice, regularPrice, isPriceFrom, availabilityMessage } = configured;
  const now = formatPrice(currentPrice, priceFormat);
  return (
    <div>
      <p className={css.eyebrow}>{note}</p>
      <Heading level={1} className={css.title}>
        {product.name}
      </Heading>
      {rating.count > 0 && (
        <StarRating rating={rating.average} count={rating.count} href={reviewsHref} messages={labels} />
      )}
      <div className={css.price}>
        <Price
          size="large"
          now={isPriceFrom ? `${labels.from} ${now}` : now}
          was={regularPrice > currentPrice ? formatPrice(regularPrice, priceFormat) : undefined}
        />
      </div>
      {currentPrice >= financing.least && (
        <p className={css.financing}>
          {labels.monthly({
            amount: formatPrice(Math.ceil(currentPrice / financing.months), priceFormat),
            months: financing.months,
          })}
        </p>
      )}
      <p className={css.availability}>
        <Icon name="truck" size={20} className={css.truck} />
        <span>{product.isNla ? labels.noLongerAvailable : availabilityMessage}</span>
      </p>
    </div>
  );
}
