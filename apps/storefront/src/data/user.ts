import { getUserAccount } from '@settee/contract';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

export const userRead = query(getUserAccount, {}, { isLive: true, isOptional: true });

/** Who the shopper is; looked up again when they come back to the tab, so that two tabs agree. SIGN-04 */
export const useUser = () => useQuery(userRead, { revalidateOnFocus: true });
