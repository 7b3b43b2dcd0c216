import type { Context } from '../../platform/context.ts';
import type { CartReader } from '../../platform/ports/cart-reader.ts';
import { getDestination, withCartPostalCode } from './destination.ts';
import { findCart } from './cart.queries.ts';

export function cartReader(needs: Pick<Context, 'addresses'>): CartReader {
  return {
    async find(db, session, site) {
      const found = await findCart(db, session, site);
      if (!found) return null;
      return {
        productSkus: found.lines.filter(({ isSaved }) => !isSaved).map(({ productSku }) => productSku),
        postalCode: getDestination(withCartPostalCode(found.cart), site, needs).postalCode,
      };
    },
  };
}
