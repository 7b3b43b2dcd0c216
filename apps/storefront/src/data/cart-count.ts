import { getCartItemCount } from '@settee/contract';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

export const cartCountRead = query(getCartItemCount, {}, { isLive: true, isOptional: true });

/** How many items are in the cart; looked up again when the shopper comes back to the tab. ATC-31 */
export const useCartCount = () => useQuery(cartCountRead, { revalidateOnFocus: true });
