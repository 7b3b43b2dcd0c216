import type { getCustomConfirmation as endpoint } from '@settee/contract';
import { findSellables } from '../browse/sellable.ts';
import type { Handler } from '../handler.ts';
import { picturesOf } from '../options/configured-pictures.ts';
import { resolveItem } from '../options/resolve-item.ts';
import { confirmedItemOf } from './confirmed-item.ts';

const message =
  'This piece is made for you in the options you chose. Work starts when you order, so it can’t be cancelled after 48 hours or returned.';
const none = { hasCustomOrderConfirmation: false, message: '', items: [] };

/** Whether terms are to be accepted before the add: for what is made to order. ATC-30 */
export const getCustomConfirmation: Handler<typeof endpoint> = async ({ input, world, site }) => {
  const catalog = await findSellables(world.db, site, [input.sku]);
  const item = resolveItem(catalog.get(input.sku), site.siteCulture, input.sku, input.optionChoiceParameter);
  if (!item.ok || item.value.chosen.length === 0) return none;
  const pictureOf = await picturesOf(world.db, [item.value]);
  const confirmed = confirmedItemOf(item.value, {
    quantity: 1,
    picture: pictureOf(item.value),
    siteCulture: site.siteCulture,
  });
  return { hasCustomOrderConfirmation: true, message, items: [confirmed] };
};
