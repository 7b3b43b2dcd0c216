import type { signOut as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';

/** Ends the session of this browser; the cart remains with the account. */
export const signOut: Handler<typeof endpoint> = async ({ shopper }) => {
  await shopper.signOut();
  return {};
};
