'use client';

import {
  type DeliveryInfo,
  formatPriceInText,
  getShipMethodKind,
  type PriceFormat,
  type SiteCulture,
} from '@settee/domain';
import { withRef } from '@settee/ui';
import type { RequestFailure } from '../../errors/request-failure.ts';
import { type ProductDeliveryMessages, productDeliveryMessages } from '../product-delivery-messages.ts';
import { useZipPanel, type ZipPorts } from '../useZipPanel.ts';
import { ZipPanel } from '../ZipPanel/ZipPanel.tsx';
import { usePriceFormat } from '../../use-price-format.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ProductDelivery.css.ts';

export interface ProductDeliveryProps extends RootRef<HTMLDivElement> {
  /** Delivery of the product to the postal code of the cart; `undefined` while unknown. */
  info: DeliveryInfo | undefined;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** The functions of the host that talk to the backend. They return a result and never reject. */
  ports: ZipPorts;
  /** Called with a call that failed, for a log. */
  onProblem: (problem: RequestFailure) => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ProductDeliveryMessages>;
}

/** Cost of the delivery of a product, and the postal code that it depends on. DELIV-06, ZIP-01 */
export const ProductDelivery = withRef(function ProductDelivery({
  info,
  siteCulture,
  ports,
  onProblem,
  messages,
  ref,
}: ProductDeliveryProps) {
  const labels = useWords('productDelivery', productDeliveryMessages, messages);
  const price = usePriceFormat(siteCulture);
  const zip = useZipPanel({ ports, siteCulture, onProblem });
  return (
    <div ref={ref}>
      <p className={css.cost}>{info ? getCost(info, price, labels) : labels.unknown}</p>
      <ZipPanel zip={zip} current={info?.zipCode ?? ''} siteCulture={siteCulture} />
    </div>
  );
});

function getCost(info: DeliveryInfo, format: PriceFormat, labels: ProductDeliveryMessages): string {
  const { deliveryCharge, addCharge, zipCode, freeShippingThreshold, isFreeShipping } = info;
  const price = (cents: number) => formatPriceInText(cents, format);
  const kind = getShipMethodKind(info.shipThisItemCalculatedShipMethod);
  if (kind === 'localInHome' || kind === 'longDistanceInHome') {
    return zipCode === '' ? labels.inHomeUpTo(price(deliveryCharge)) : labels.inHome(price(deliveryCharge));
  }
  if (kind === 'giftCards') return labels.free;
  if (isFreeShipping) return addCharge > 0 ? labels.standard(price(addCharge)) : labels.free;
  const standard = labels.standard(price(deliveryCharge + addCharge));
  return freeShippingThreshold === null
    ? standard
    : labels.freeFrom({ standard, threshold: price(freeShippingThreshold) });
}
