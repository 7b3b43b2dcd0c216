import type { ProductPage, SiteCulture } from '@settee/domain';
import { formatPrice } from '@settee/domain';
import { Heading, Icon, Price, StarRating } from '@settee/ui';
import type { Configured } from '../configured.ts';
import type { ProductMessages } from '../messages.ts';
import * as css from './ProductHeader.css.ts';

/** Name, rating, price and availability of a configured product. */
export interface BuyHeadProps {
  page: Pick<ProductPage, 'browseDto' | 'note' | 'rating'>;
  configured: Configured;
  siteCulture: SiteCulture;
  labels: ProductMessages;
}

export function ProductHeader({ page, configured, siteCulture, labels }: BuyHeadProps) {
  const { browseDto, note, rating } = page;
  const { currentPrice, regularPrice, isPriceFrom, availabilityMessage } = configured;
  const now = formatPrice(currentPrice, siteCulture);
  return (
    <div>
      <p className={css.eyebrow}>{note}</p>
      <Heading level={1} className={css.title}>
        {browseDto.name}
      </Heading>
      {rating.count > 0 && <StarRating rating={rating.average} count={rating.count} messages={labels} />}
      <div className={css.price}>
        <Price
          size="large"
          now={isPriceFrom ? `${labels.from} ${now}` : now}
          was={regularPrice > currentPrice ? formatPrice(regularPrice, siteCulture) : undefined}
        />
      </div>
      <p className={css.availability}>
        <Icon name="truck" size={20} className={css.truck} />
        <span>{browseDto.isNla ? labels.noLongerAvailable : availabilityMessage}</span>
      </p>
    </div>
  );
}
