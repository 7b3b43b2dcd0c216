import { getCartItemCount } from '@settee/contract';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

export const cartCountQuery = query(getCartItemCount, {}, { isLive: true, isOptional: true });

/** Returns the number of items in the cart; refetched when the tab regains focus. ATC-31 */
export const useCartCount = () => useQuery(cartCountQuery, { revalidateOnFocus: true });
