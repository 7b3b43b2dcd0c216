import type { QuickViewRequest } from '@settee/configurator-kit';
import { getFabricInfo, getQuickViewDetails, getRecentlyViewed } from '@settee/contract';
import type { ProductSummary, Sku } from '@settee/domain';
import type { RecommendationContext } from './useRecommendationContext.ts';

type Place = Pick<RecommendationContext, 'client' | 'log'>;

const wordOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The calls of what opens over the choices; failures are logged and answered as `null`. QVIEW-10, FLY-15, PDP-26 */
export function choiceCalls({ client, log }: Place, sku: Sku) {
  return {
    askQuickView: async (question: QuickViewRequest) => {
      try {
        const answer = await client.call(getQuickViewDetails, question);
        if (answer.hasError) log(`Quick view has no price for ${question.sku} ${question.oc}`, 'warn');
        return answer;
      } catch (error) {
        log(`Quick view failed: ${wordOf(error)}`, 'warn');
        return null;
      }
    },
    askFabricInfo: async (choices: string) => {
      try {
        return await client.call(getFabricInfo, { sku, optionChoiceParameter: choices });
      } catch (error) {
        log(`Fabric info failed: ${wordOf(error)}`, 'warn');
        return null;
      }
    },
  };
}

/** What this browser has looked at, newest first; a failure is logged and leaves nothing. CMPR-04 */
export async function recentlyViewed({ client, log }: Place): Promise<readonly ProductSummary[]> {
  try {
    return await client.call(getRecentlyViewed, {});
  } catch (error) {
    log(`Recently Viewed products are missing: ${wordOf(error)}`, 'warn');
    return [];
  }
}
