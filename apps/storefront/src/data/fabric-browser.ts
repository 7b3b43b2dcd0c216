import type { BrowsePorts } from '@settee/configurator-kit';
import {
  type AnyEndpoint,
  getBrowseData,
  getChoiceGroups,
  getFilteredChoiceGroups,
  getRecentSwatches,
  type InputOf,
  type ResponseOf,
} from '@settee/contract';
import { type Configuration, filterQuery, type Option, type ProductPage } from '@settee/domain';
import { getSelection, toBrowseInput } from './prefetch-fabrics.ts';
import type { RecommendationContext } from './useRecommendationContext.ts';

/**
 * Returns the ports of the fabric browser; errors are logged and returned as `null`. FILTER-24, FILTER-26,
 * RECENT-09
 */
export function fabricPorts(
  { client, log }: RecommendationContext,
  page: ProductPage,
  { optionCode, optionType }: Option,
  configuration: Configuration,
): BrowsePorts {
  const { sku } = page.product;
  const choices = getSelection(page, configuration);
  const fetchData = async <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<ResponseOf<E> | null> => {
    try {
      return await client.call(endpoint, input);
    } catch (error) {
      log(`Choices are missing: ${error instanceof Error ? error.message : String(error)}`, 'warn');
      return null;
    }
  };
  return {
    browse: async () => {
      const reply = await fetchData(getBrowseData, toBrowseInput(page, configuration));
      return reply?.browseDto.options.find((each) => each.optionCode === optionCode) ?? null;
    },
    filter: async (values, sort) => {
      const wanted = { sku, optioncode: optionCode, optiontype: optionType, sort: String(sort) };
      const reply = await fetchData(getFilteredChoiceGroups, { ...filterQuery(values), ...wanted });
      return reply?.choiceGroups ?? null;
    },
    sort: async (sortType) =>
      (await fetchData(getChoiceGroups, { choices, optionCode, sku, sortType }))?.fabricChoiceGroups ?? null,
    recent: async (codes) => (await fetchData(getRecentSwatches, { choiceCodes: codes.join() }))?.choices ?? [],
  };
}
