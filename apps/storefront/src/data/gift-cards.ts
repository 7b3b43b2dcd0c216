import { getGiftCards } from '@settee/contract';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

export const giftCardsQuery = query(getGiftCards, {});
export const useGiftCards = () => useQuery(giftCardsQuery);
