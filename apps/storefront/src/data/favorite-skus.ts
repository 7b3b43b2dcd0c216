import { getFavoriteSkus } from '@settee/contract';
import { query } from './query.ts';

/** What is saved. FAV-16 */
export const favoriteSkusRead = query(getFavoriteSkus, {}, { isLive: true, isOptional: true });
