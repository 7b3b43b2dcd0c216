import { getBrowseData } from '@settee/contract';
import { type Configuration, outputCacheString, type ProductPage } from '@settee/domain';
import { useDataSource } from './data-source.ts';

/** Serializes the configuration with all fields of the request format; the other payload fields are redundant. */
export function getSelection({ options }: ProductPage, configuration: Configuration): string {
  const chosen = options.flatMap(({ optionCode, optionType, source, optionSequence }) => {
    const choiceCode = configuration[optionCode];
    return choiceCode === undefined ? [] : [{ optionCode, optionType, choiceCode, source, optionSequence }];
  });
  return JSON.stringify(chosen);
}

/** The request for all choices and filters of a product. BROWSE-16 */
export function toBrowseInput(page: ProductPage, configuration: Configuration) {
  const chosen = page.options.map((option) => ({ ...option, choiceCode: configuration[option.optionCode] ?? null }));
  return {
    sku: page.product.sku,
    choices: getSelection(page, configuration),
    sortType: '1',
    outputCacheString: outputCacheString(chosen),
    isFabricPopup: true,
  };
}

/** Returns a function that reads what the fabric browser shows, before it opens. */
export function usePrefetchFabrics(): (page: ProductPage, configuration: Configuration) => void {
  const { prefetch } = useDataSource();
  return (page, configuration) => prefetch(getBrowseData, toBrowseInput(page, configuration));
}
