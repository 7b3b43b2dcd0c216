import { getCartItemCount } from '@settee/contract';
import { read } from './read.ts';
import { useLoad } from './swr.ts';

export const cartCountRead = read(getCartItemCount, {}, { isLive: true, isOptional: true });

/** How many items are in the cart; looked up again when the shopper comes back to the tab. ATC-31 */
export const useCartCount = () => useLoad(cartCountRead, { revalidateOnFocus: true });
