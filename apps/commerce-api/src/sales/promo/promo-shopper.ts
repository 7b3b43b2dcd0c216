import { emailKey } from '@settee/domain';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Cart } from '../cart/cart.queries.ts';

export type PromoShopper = Pick<Cart, 'shopperKey' | 'recipients' | 'billingAddress'>;

/**
 * Returns the keys by which uses of promo codes count for one shopper, sorted: the account or the guest's session, and
 * the email address of the account or of the guest's order (of its first recipient and of its bill). CART-21
 */
export async function findPromoShopperKeys(
  db: Database,
  { shopperKey, recipients, billingAddress }: PromoShopper,
  { customers }: Pick<Context, 'customers'>,
): Promise<string[]> {
  const accountEmail = await customers.findEmailKey(db, shopperKey);
  const recipient = recipients.find(({ address }) => address !== null)?.address;
  const guestEmails = [recipient, billingAddress].map((address) => emailKey(address?.emailAddress ?? ''));
  const emails = accountEmail === null ? guestEmails : [accountEmail];
  return [...new Set([shopperKey, ...emails.filter((email) => email !== '')])].sort();
}
