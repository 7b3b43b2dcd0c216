import type { QuickViewRequest } from '@settee/configurator-kit';
import { getFabricInfo, getQuickViewDetails, getRecentlyViewed } from '@settee/contract';
import type { ProductSummary, Sku } from '@settee/domain';
import type { RecommendationContext } from './useRecommendationContext.ts';

type FeedContext = Pick<RecommendationContext, 'client' | 'log'>;

const getWord = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Returns the ports of the choice overlays; errors are logged and returned as `null`. QVIEW-10, FLY-15, PDP-26 */
export function choiceCalls({ client, log }: FeedContext, sku: Sku) {
  return {
    fetchQuickView: async (question: QuickViewRequest) => {
      try {
        const response = await client.call(getQuickViewDetails, question);
        if (response.hasError) log(`Quick view has no price for ${question.sku} ${question.oc}`, 'warn');
        return response;
      } catch (error) {
        log(`Quick view failed: ${getWord(error)}`, 'warn');
        return null;
      }
    },
    fetchFabricInfo: async (choices: string) => {
      try {
        return await client.call(getFabricInfo, { sku, optionChoiceParameter: choices });
      } catch (error) {
        log(`Fabric info failed: ${getWord(error)}`, 'warn');
        return null;
      }
    },
  };
}

/**
 * Loads the products recently viewed in this browser, newest first; an error is logged and returns an empty list.
 * CMPR-04
 */
export async function recentlyViewed({ client, log }: FeedContext): Promise<readonly ProductSummary[]> {
  try {
    return await client.call(getRecentlyViewed, {});
  } catch (error) {
    log(`Recently viewed products are missing: ${getWord(error)}`, 'warn');
    return [];
  }
}
