import { ConfiguratorEventsProvider, type ConfiguratorKitEvent, SearchScreen } from '@settee/configurator-kit';
import { listingFixture } from '@settee/configurator-kit/testing';
import { allProducts, productQueryText } from '@settee/domain';
import { useState } from 'react';

const report = (event: ConfiguratorKitEvent) => console.log(event);

export function SearchScreenExample() {
  const [query, setQuery] = useState(allProducts);
  const found = { query: 'sofa', corrected: '', isExact: true, goTo: null, popular: [] };
  return (
    <ConfiguratorEventsProvider value={report}>
      <SearchScreen
        results={{ ...listingFixture('main'), ...found }}
        query={query}
        onQuery={setQuery}
        href={(next) => `/search?q=sofa&${productQueryText(next)}`}
        siteCulture="USA"
      />
    </ConfiguratorEventsProvider>
  );
}
