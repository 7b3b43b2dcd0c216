import type { Client } from '@settee/contract';
import { useLocation } from 'react-router-dom';
import type { PageData } from '../page-data.ts';
import { usePage } from './site.ts';
import { useDataSource } from './data-source.ts';
import { useLog } from './problems.ts';

/** Dependencies of the recommendation components, which load late and do not import the app. */
export interface RecommendationContext {
  client: Pick<Client, 'call'>;
  page: Pick<PageData, 'crossSellUrl' | 'origin' | 'nonce' | 'isNewBrowseModal'>;
  pathname: string;
  log: (message: string, level: 'warn') => void;
}

export function useRecommendationContext(): RecommendationContext {
  return { client: useDataSource(), page: usePage(), pathname: useLocation().pathname, log: useLog() };
}
