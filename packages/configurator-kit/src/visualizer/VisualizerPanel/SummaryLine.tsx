import { dimensionsText, type PricedProduct } from '@settee/domain';
import { AppLink, Image } from '@settee/ui';
import type { VisualizerMessages } from '../messages.ts';
import * as css from './VisualizerPanel.css.ts';

export interface SummaryLineProps {
  product: PricedProduct;
  labels: VisualizerMessages;
}

/** Summary line of a placed item: name, dimensions, unit price and delivery date. VIZ-20 */
export function SummaryLine({ product, labels }: SummaryLineProps) {
  const { sku, name, productUrl, picture: image, dimensions, quantity, chosen, isInvalid } = product;
  const sides = dimensionsText(dimensions, labels);
  return (
    <li className={css.line} data-invalid={isInvalid || undefined}>
      <div className={css.thumb}>{image && <Image picture={image} alt="" sizes="96px" ratio={4 / 3} />}</div>
      <div className={css.about}>
        {productUrl ? (
          <AppLink href={productUrl} className={css.name}>
            {name}
          </AppLink>
        ) : (
          <span className={css.name}>{name || labels.unknownProduct(sku)}</span>
        )}
        {chosen.length > 0 && <p className={css.detail}>{chosen.map(({ text }) => text).join(', ')}</p>}
        {sides && <p className={css.detail}>{sides}</p>}
        <p className={isInvalid ? css.gone : css.detail}>{product.availabilityMessage}</p>
      </div>
      <div className={css.price}>
        <span className={css.quantity}>{labels.quantityShort(quantity)}</span>
        {!isInvalid && (
          <span className={css.unit}>
            {quantity > 1 ? labels.each(product.unitFormattedPrice) : product.unitFormattedPrice}
          </span>
        )}
      </div>
    </li>
  );
}
