import { ConfiguratorEventsProvider, type ConfiguratorKitEvent, ListingScreen } from '@settee/configurator-kit';
import { listingFixture } from '@settee/configurator-kit/testing';
import { allProducts, productQueryText } from '@settee/domain';
import { useState } from 'react';

const report = (event: ConfiguratorKitEvent) => console.log(event);

export function ListingScreenExample() {
  const [query, setQuery] = useState(allProducts);
  return (
    <ConfiguratorEventsProvider value={report}>
      <ListingScreen
        listing={listingFixture('main')}
        query={query}
        onQuery={setQuery}
        href={(next) => `/sofas?${productQueryText(next)}`}
        siteCulture="USA"
      />
    </ConfiguratorEventsProvider>
  );
}
