import type { startCheckout as endpoint } from '@settee/contract';
import { checkoutRoutes } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { validateLines } from '../order/validate-lines.ts';
import { findCart } from './cart.ts';
import { readPricedLines } from './priced-lines.ts';

/** CART-11, CHK-02 to CHK-06 */
export const startCheckout: Handler<typeof endpoint> = async ({ shopper, ctx, site }) => {
  const session = await shopper.session();
  const found = await findCart(ctx.db, session, site);
  const { errorType, errorMessage } = validateLines(
    await readPricedLines(ctx.db, found?.lines ?? [], site),
    found?.cart ?? { shippingAddress: null, zipCode: '' },
    site,
    ctx,
  );
  return {
    isSuccess: errorType === 0,
    isGuest: !session?.account,
    isInternational: false,
    isLoggedIn: Boolean(session?.account),
    redirectUrl: errorType === 0 ? checkoutRoutes.shipping : '',
    popupUrl: '',
    errorType,
    errorMessage,
    oversizedItems: [],
  };
};
