import type { refreshCheckout as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { sessionReset } from '../../platform/http/error-response.ts';
import { readCheckoutState } from './checkout-view.ts';

/** CHK-22 */
export const refreshCheckout: Handler<typeof endpoint> = async ({ shopper, ctx, site }) =>
  (await readCheckoutState(await shopper.session(), site, ctx)) ?? sessionReset;
