import { donations } from '@settee/catalog';
import type { CartDonation, ShopSite } from '@settee/domain';
import type { Donated } from '../cart/types.ts';

/** Returns the donation that a site offers; `null` for none. */
export function donationOffered({ brand, siteCulture }: ShopSite): Omit<CartDonation, 'amount'> | null {
  const found = donations.find((donation) => donation.brand === brand);
  if (!found) return null;
  const { sku, name, text, amounts } = found;
  return { id: `donation-${sku}`, sku, name, text, amounts: amounts[siteCulture] };
}

/** The same with what is given. CART-19 */
export function toDonation(site: ShopSite, donated: Donated | null): CartDonation | null {
  const offered = donationOffered(site);
  return offered && { ...offered, amount: donated?.sku === offered.sku ? donated.amount : 0 };
}
