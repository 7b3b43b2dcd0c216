import { ConfiguratorEventsProvider, type ConfiguratorKitEvent, ProductResults } from '@settee/configurator-kit';
import { listingFixture } from '@settee/configurator-kit/testing';
import { allProducts, productQueryText } from '@settee/domain';
import { useState } from 'react';

const report = (event: ConfiguratorKitEvent) => console.log(event);

export function ProductResultsExample() {
  const [query, setQuery] = useState(allProducts);
  return (
    <ConfiguratorEventsProvider value={report}>
      <ProductResults
        results={listingFixture('main')}
        query={query}
        onQuery={setQuery}
        href={(next) => `/shop-all?${productQueryText(next)}`}
        siteCulture="USA"
      />
    </ConfiguratorEventsProvider>
  );
}
