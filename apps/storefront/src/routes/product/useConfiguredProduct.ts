import { useConfigurator, useConfiguratorState } from '@settee/configurator-kit';
import {
  type Configuration,
  configurationQuery,
  configuredSku,
  optionChoiceParameter,
  type ProductPage,
  type RecentlyViewedUpdate,
} from '@settee/domain';

export interface ConfiguredProduct {
  page: ProductPage;
  configuration: Configuration;
  /** The configured SKU, or that of the product while an option is open. */
  view: RecentlyViewedUpdate;
  /** Options without a choice. */
  openOptions: readonly number[];
  /** Canonical path for search engines: that of a complete configuration, or of the product. */
  path: string;
}

/** The product of the page in its current configuration. */
export function useConfiguredProduct(): ConfiguredProduct {
  const { page } = useConfigurator();
  const configuration = useConfiguratorState((state) => state.configuration);
  const { options, browseDto, canonicalUrl } = page;
  const openOptions = options.map(({ optionCode }) => optionCode).filter((code) => configuration[code] === undefined);
  const query = openOptions.length === 0 && configurationQuery(options, configuration);
  return {
    page,
    configuration,
    view: {
      sku: configuredSku(options, configuration) ?? browseDto.sku,
      familyId: browseDto.sku,
      optionChoiceParameter: optionChoiceParameter(options, configuration),
    },
    openOptions,
    path: query ? `${canonicalUrl}?${query}` : canonicalUrl,
  };
}
