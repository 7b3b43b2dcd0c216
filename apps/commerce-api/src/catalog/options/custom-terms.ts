import type { CustomConfirmation, ResponsiveImage, SiteCulture } from '@settee/domain';
import type { ConfiguredItem } from './resolve-configured-item.ts';
import { findPrebuiltStock } from '../quick-ship/prebuilt-stock.ts';
import { toConfirmedItem } from './confirmed-item.ts';

const message =
  'This piece is made just for you, in the options you chose. You can cancel within 48 hours of ordering. After that, it can’t be canceled, or returned unless it arrives damaged.';

/** The terms of what has to be made for the order among some items; none where all of it is ready made. ATC-30, TERMS-02 */
export function customTerms(
  wanted: readonly { item: ConfiguredItem; quantity: number; picture: ResponsiveImage }[],
  siteCulture: SiteCulture,
): CustomConfirmation {
  const items = wanted
    .filter(({ item, quantity }) => item.chosen.length > 0 && findPrebuiltStock(item, quantity) === null)
    .map(({ item, quantity, picture: image }) => toConfirmedItem(item, { quantity, picture: image, siteCulture }));
  return { hasCustomOrderConfirmation: items.length > 0, message: items.length > 0 ? message : '', items };
}
