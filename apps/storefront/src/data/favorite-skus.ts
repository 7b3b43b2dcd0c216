import { getFavoriteSkus } from '@settee/contract';
import { query } from './query.ts';

/** Query of the SKUs in favorites. FAV-16 */
export const favoriteSkusQuery = query(getFavoriteSkus, {}, { isLive: true, isOptional: true });
