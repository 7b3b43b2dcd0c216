import { getUserAccount } from '@settee/contract';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

export const userQuery = query(getUserAccount, {}, { isLive: true, isOptional: true });

/** Loads the current user; refetched when the tab regains focus, so that all tabs agree. SIGN-04 */
export const useUser = () => useQuery(userQuery, { revalidateOnFocus: true });
