import { updateRecentlyViewed } from '@settee/contract';
import { type Configuration, configuredSku, optionChoiceParameter, type ProductPage } from '@settee/domain';
import type { FeedPlace } from '../../data/useFeedPlace.ts';

/** Remembers that a product was looked at in some choices; a failure is logged. CMPR-02, CMPR-03 */
export function noteView({ client, log }: FeedPlace, page: ProductPage, configuration: Configuration): void {
  const { options, browseDto } = page;
  const view = {
    sku: configuredSku(options, configuration) ?? browseDto.sku,
    familyId: browseDto.sku,
    optionChoiceParameter: optionChoiceParameter(options, configuration),
  };
  client
    .call(updateRecentlyViewed, view)
    .catch((error: unknown) => log(`A view was not remembered: ${String(error)}`, 'warn'));
}
