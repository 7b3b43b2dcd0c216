import type { addToCart as endpoint } from '@settee/contract';
import type { CartConfirmation, FailedAdd, ResponsiveImage, Site } from '@settee/domain';
import { getOrCreateCartForUpdate, type Cart, type CartLineItemRow } from '../cart/cart.ts';
import { getInstallation } from '../../catalog/availability/installation.ts';
import { itemCount } from '../cart/item-count.ts';
import { inCart, readPricedLines } from '../cart/priced-lines.ts';
import type { Handler } from '../../platform/handler.ts';
import { getImages } from '../../catalog/options/configured-pictures.ts';
import type { ConfiguredItem } from '../../catalog/options/resolve-configured-item.ts';
import { withCartPostalCode, calculateTotals } from '../order/order-totals.ts';
import { findPromo, promoProblem } from '../promo/find-promo.ts';
import type { Context } from '../../platform/context.ts';
import { toConfirmedItem } from '../../catalog/options/confirmed-item.ts';
import { addLineItems, parseAddRequest, type AddRequest } from './add-line-items.ts';
import { shippingMessages } from './shipping-messages.ts';

const failed = (errorMessage: string): FailedAdd => ({
  isSuccess: false,
  isError: true,
  status: 'Failed',
  errorMessage,
});

async function confirmation(given: {
  ctx: Context;
  site: Site;
  cart: Cart;
  lines: readonly CartLineItemRow[];
  added: number;
  wanted: readonly AddRequest[];
  pictureOf: (item: ConfiguredItem) => ResponsiveImage;
}): Promise<CartConfirmation> {
  const { ctx, site, cart, lines, added, wanted, pictureOf: imageOf } = given;
  const priced = inCart(await readPricedLines(ctx.db, lines, site));
  const promo = await findPromo(ctx.db, cart, site, ctx);
  const totals = calculateTotals(priced, withCartPostalCode(cart), site, ctx, promo);
  const { merchandise, discount, shipping, installation } = totals.summary;
  const installed = wanted.find(({ installationType }) => installationType !== '');
  return {
    isSuccess: true,
    isError: false,
    items: wanted.map(({ item, quantity, design }) =>
      toConfirmedItem(item, { quantity, picture: imageOf(item), siteCulture: site.siteCulture, design }),
    ),
    addedItemCount: added,
    cartItemCount: itemCount(lines),
    subtotal: merchandise,
    shipping,
    total: merchandise + discount + shipping + installation,
    isDiscountApplied: promo !== null && promoProblem(promo, priced) === null,
    isShowInstallationServiceLineItem: installation > 0,
    installationServiceTotal: installation,
    isInstallationServiceSelectedForCurrentItems: installed !== undefined,
    installationServiceType: getInstallation(installed?.installationType ?? '', site.siteCulture)?.title ?? '',
    ...shippingMessages(totals, site.siteCulture),
    cartIcon: '',
    allCartItems: priced.map(({ line }) => ({ sku: line.sku })),
    crossSellUrl: '',
    shipMethod: wanted.some(({ isPickup }) => isPickup) ? 'pickup' : 'standard',
  };
}

/** Takes the whole list or nothing of it. ATC-25, ATC-33 */
export const addToCart: Handler<typeof endpoint> = async ({ input, shopper, ctx, site }) => {
  const wanted = await parseAddRequest(ctx.db, input, { site, session: await shopper.session() });
  if (!wanted.ok) return failed(wanted.error);
  const session = await shopper.getOrCreateSession();
  const put = await ctx.inTransaction(async (tx) => {
    const held = await getOrCreateCartForUpdate(tx, ctx, session, site);
    const result = await addLineItems(tx, held, wanted.value, ctx, site);
    return result.ok ? { cart: held.cart, ...result.value } : result;
  });
  if ('error' in put) return failed(put.error);
  const imageOf = await getImages(
    ctx.db,
    wanted.value.map(({ item }) => item),
  );
  return confirmation({ ctx, site, wanted: wanted.value, pictureOf: imageOf, ...put });
};
