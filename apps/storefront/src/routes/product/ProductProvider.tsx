import {
  ConfiguratorProvider,
  createConfiguratorStore,
  useDebouncedItem,
  useStoreState,
} from '@settee/configurator-kit';
import { optionChoiceParameter, parseConfigurationQuery, type ProductPage } from '@settee/domain';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCompleteProduct } from '../../data/product.ts';
import { usePage, useSite } from '../../data/site.ts';
import { hasScrollFlag } from './scroll-flag.ts';
import { useCompleteAddress, useConfigurationUrl } from './useConfigurationUrl.ts';

/** Debounce delay before the complete product is fetched, in ms. */
const fetchDelay = 250;

/** The state of a product page: the configuration follows the address bar, and the product follows the configuration. */
export function ProductProvider({ page, children }: { page: ProductPage; children: ReactNode }) {
  const { siteCulture } = useSite();
  const { isDebug, isDrawersClosed = false } = usePage();
  const { search } = useLocation();
  const { options } = page;
  const [store] = useState(() =>
    createConfiguratorStore(page, parseConfigurationQuery(search, options), {
      areDrawersClosed: isDrawersClosed,
      isMaterialOpen: hasScrollFlag(search),
    }),
  );
  const configuration = useStoreState(store, (state) => state.configuration);
  const history = useConfigurationUrl(store, options);
  const complete = useCompleteProduct(isDebug ? undefined : page, useDebouncedItem(configuration, fetchDelay));
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
