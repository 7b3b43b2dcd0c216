import { getFavoriteSkus } from '@settee/contract';
import { read } from './read.ts';

/** What is saved. FAV-16 */
export const favoriteSkusRead = read(getFavoriteSkus, {}, { isLive: true, isOptional: true });
