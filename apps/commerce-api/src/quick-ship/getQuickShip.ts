import type { getQuickShip as endpoint } from '@settee/contract';
import { findSellables } from '../browse/sellable.ts';
import { findBasket } from '../cart/basket.ts';
import type { Handler } from '../handler.ts';
import { notFound } from '../http/refused.ts';
import { picturesOf } from '../options/configured-pictures.ts';
import { asCartSees, destinationOf } from '../order/quote.ts';
import { quickShipMessages } from './messages.ts';
import { type Ready, quickShipItemOf, readyOf } from './quick-ship-item.ts';
import { readyPiecesOf } from './ready-pieces.ts';

/** What of a product lies made and what is made again, with the dates of the cart's postal code; any sku of the product stands for it. Three queries. QSHIP-06, QSHIP-07 */
export const getQuickShip: Handler<typeof endpoint> = async ({ input, shopper, world, site }) => {
  const { siteCulture } = site;
  const sellable = (await findSellables(world.db, site, [input.sku])).get(input.sku);
  if (!sellable) return notFound;
  const ready = readyPiecesOf(sellable.product).flatMap((piece) => readyOf(sellable, piece, siteCulture) ?? []);
  const found = await findBasket(world.db, await shopper.session(), site);
  const postalCode = found ? destinationOf(asCartSees(found.basket), site, world).postalCode : '';
  const pictureOf = await picturesOf(
    world.db,
    ready.map(({ item }) => item),
  );
  const where = { siteCulture, now: world.clock.now(), postalCode };
  const shown = (one: Ready) => quickShipItemOf(one, pictureOf(one.item), where);
  const available = ready.filter(({ stock }) => stock > 0).map(shown);
  const backordered = ready.filter(({ stock }) => stock === 0).map(shown);
  return {
    availableItems: available,
    backorderedItems: backordered,
    inStockMessage: available.length > 0 ? quickShipMessages.inStock : '',
    backorderedMessage: backordered.length > 0 ? quickShipMessages.backordered : '',
    zipCode: postalCode,
  };
};
