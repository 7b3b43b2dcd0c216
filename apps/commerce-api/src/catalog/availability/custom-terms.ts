import type { CustomConfirmation, ResponsiveImage, SiteCulture } from '@settee/domain';
import type { ConfiguredItem } from '../options/resolve-configured-item.ts';
import { availabilityMessages } from './messages.ts';
import { findPrebuiltStock } from './prebuilt-stock.ts';
import { toConfirmedItem } from '../personalization/confirmed-item.ts';

/** The terms of what has to be made for the order among some items; none where all of it is ready made. ATC-30, TERMS-02 */
export function customTerms(
  wanted: readonly { item: ConfiguredItem; quantity: number; picture: ResponsiveImage }[],
  siteCulture: SiteCulture,
): CustomConfirmation {
  const items = wanted
    .filter(({ item, quantity }) => item.chosen.length > 0 && findPrebuiltStock(item, quantity) === null)
    .map(({ item, quantity, picture: image }) => toConfirmedItem(item, { quantity, picture: image, siteCulture }));
  return {
    hasCustomOrderConfirmation: items.length > 0,
    message: items.length > 0 ? availabilityMessages.customTerms : '',
    items,
  };
}
