import {
  ConfiguratorProvider,
  createConfiguratorStore,
  useConfigurator,
  useConfiguratorState,
  useDebouncedItem,
  useStoreState,
} from '@settee/configurator-kit';
import {
  type Configuration,
  configurationQuery,
  configuredSku,
  optionChoiceParameter,
  parseConfigurationQuery,
  type ProductPage,
  type Sku,
  unselectedOptions,
} from '@settee/domain';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCompleteProduct } from '../../data/product.ts';
import { usePage, useSite } from '../../data/site.ts';
import { hasScrollFlag, useCompleteAddress, useConfigurationUrl } from './configuration-url.ts';

/** Debounce delay before the complete product is fetched. */
const fetchDelayMs = 250;

/** The state of a product page: the configuration follows the address bar, and the product follows the configuration. */
export function ProductProvider({ page, children }: { page: ProductPage; children: ReactNode }) {
  const { siteCulture } = useSite();
  const { isDebug, areDrawersClosed = false } = usePage();
  const { search } = useLocation();
  const { options } = page;
  const [store] = useState(() =>
    createConfiguratorStore(page, parseConfigurationQuery(search, options), {
      areDrawersClosed,
      isMaterialOpen: hasScrollFlag(search),
    }),
  );
  const configuration = useStoreState(store, (state) => state.configuration);
  const history = useConfigurationUrl(store, options);
  const complete = useCompleteProduct(isDebug ? undefined : page, useDebouncedItem(configuration, fetchDelayMs));
  useCompleteAddress(complete.data?.superSpecialOrder, optionChoiceParameter(options, configuration));
  return (
    <ConfiguratorProvider
      page={complete.data?.browseDto ?? page}
      store={store}
      siteCulture={siteCulture}
      isRefreshing={complete.isLoading}
      history={history}
    >
      {children}
    </ConfiguratorProvider>
  );
}

/** A product in its configuration, as carts, lists and registries store it. */
export interface ConfiguredItem {
  /** The configured SKU, or that of the product while an option is unselected. */
  sku: Sku;
  /** The SKU of the product. */
  familyId: Sku;
  optionChoiceParameter: string;
}

export interface ConfiguredProduct {
  page: ProductPage;
  configuration: Configuration;
  item: ConfiguredItem;
  /** Codes of the options without a choice. */
  unselectedOptions: readonly number[];
  /** Canonical path for search engines: that of a complete configuration, or of the product. */
  path: string;
}

/** The product of the page in its current configuration. */
export function useConfiguredProduct(): ConfiguredProduct {
  const { page } = useConfigurator();
  const configuration = useConfiguratorState((state) => state.configuration);
  const { options, product, canonicalUrl } = page;
  const unselected = unselectedOptions(options, configuration);
  const query = unselected.length === 0 && configurationQuery(options, configuration);
  return {
    page,
    configuration,
    item: {
      sku: configuredSku(options, configuration) ?? product.sku,
      familyId: product.sku,
      optionChoiceParameter: optionChoiceParameter(options, configuration),
    },
    unselectedOptions: unselected,
    path: query ? `${canonicalUrl}?${query}` : canonicalUrl,
  };
}
