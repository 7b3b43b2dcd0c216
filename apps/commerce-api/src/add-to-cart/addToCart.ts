import type { addToCart as endpoint } from '@settee/contract';
import type { CartConfirmation, FailedAdd, Picture, Site } from '@settee/domain';
import { lockOrMakeBasket, type Basket, type BasketLine } from '../cart/basket.ts';
import { installationOf } from '../cart/installation.ts';
import { itemCount } from '../cart/item-count.ts';
import { inCart, readPricedLines } from '../cart/priced-lines.ts';
import type { Handler } from '../handler.ts';
import { picturesOf } from '../options/configured-pictures.ts';
import type { Item } from '../options/resolve-item.ts';
import { asCartSees, quoteOf } from '../order/quote.ts';
import { promoOf, promoProblem } from '../promo/promo-of.ts';
import type { World } from '../world/world.ts';
import { confirmedItemOf } from './confirmed-item.ts';
import { putIn, readWanted, type Wanted } from './put-in.ts';
import { shippingMessages } from './shipping-messages.ts';

const failed = (errorMessage: string): FailedAdd => ({
  isSuccess: false,
  isError: true,
  status: 'Failed',
  errorMessage,
});

async function confirmation(given: {
  world: World;
  site: Site;
  basket: Basket;
  lines: readonly BasketLine[];
  added: number;
  wanted: readonly Wanted[];
  pictureOf: (item: Item) => Picture;
}): Promise<CartConfirmation> {
  const { world, site, basket, lines, added, wanted, pictureOf } = given;
  const priced = inCart(await readPricedLines(world.db, lines, site));
  const promo = await promoOf(world.db, basket, site, world);
  const quote = quoteOf(priced, asCartSees(basket), site, world, promo);
  const { merchandise, discount, shipping, installation } = quote.summary;
  const installed = wanted.find(({ installationType }) => installationType !== '');
  return {
    isSuccess: true,
    isError: false,
    items: wanted.map(({ item, quantity, design }) =>
      confirmedItemOf(item, { quantity, picture: pictureOf(item), siteCulture: site.siteCulture, design }),
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
    installationServiceType: installationOf(installed?.installationType ?? '', site.siteCulture)?.title ?? '',
    ...shippingMessages(quote, site.siteCulture),
    cartIcon: '',
    allCartItems: priced.map(({ line }) => ({ sku: line.sku })),
    crossSellUrl: '',
    shipMethod: wanted.some(({ isPickup }) => isPickup) ? 'pickup' : 'standard',
  };
}

/** Takes the whole list or nothing of it. ATC-25, ATC-33 */
export const addToCart: Handler<typeof endpoint> = async ({ input, shopper, world, site }) => {
  const wanted = await readWanted(world.db, input, { site, session: await shopper.session() });
  if (!wanted.ok) return failed(wanted.problem);
  const session = await shopper.begin();
  const put = await world.inTransaction(async (tx) => {
    const held = await lockOrMakeBasket(tx, world, session, site);
    const result = await putIn(tx, held, wanted.value, world, site);
    return result.ok ? { basket: held.basket, ...result.value } : result;
  });
  if ('problem' in put) return failed(put.problem);
  const pictureOf = await picturesOf(
    world.db,
    wanted.value.map(({ item }) => item),
  );
  return confirmation({ world, site, wanted: wanted.value, pictureOf, ...put });
};
