import { getUserAccount } from '@settee/contract';
import { read } from './read.ts';
import { useLoad } from './swr.ts';

export const userRead = read(getUserAccount, {}, { isLive: true, isOptional: true });

/** Who the shopper is; looked up again when they come back to the tab, so that two tabs agree. SIGN-04 */
export const useUser = () => useLoad(userRead, { revalidateOnFocus: true });
