import {
  availabilityStatus as status,
  type AvailabilityStatus,
  type ItemAvailability,
  type SiteCulture,
} from '@settee/domain';
import { deliveryEstimate } from '../delivery/estimate.ts';
import { designDays } from '../personalization/line-design.ts';
import type { PricedLine } from './priced-lines.ts';

/** How a line's item can be had on a site today. AVAIL-02 */
export function itemAvailabilityOf(
  {
    product,
    available,
    line,
  }: Pick<PricedLine, 'product' | 'available'> & { line?: Pick<PricedLine['line'], 'design'> },
  siteCulture: SiteCulture,
  now: Date,
): ItemAvailability {
  const told = product?.content.availability;
  const isGone = !product || available === 0;
  const named: AvailabilityStatus = told ? status[told.deliveryStatus[siteCulture]] : status.notFound;
  const deliveryStatus = isGone ? status.noLongerAvailable : named;
  return {
    // Stores are asked when a shopper picks one.
    pickupStatus: status.notEligible,
    deliveryStatus,
    isVendorDropShip: told?.isVendorDropShip ?? false,
    isAvailableOnline: told?.isAvailableOnline ?? false,
    messages: {
      deliveryEddMessage: isGone ? '' : deliveryEstimate(designDays(product, line?.design ?? null), now, siteCulture),
      pickupEddMessage: '',
      pickupQuantityMessage: '',
    },
  };
}
