import { ProductFilters } from '@settee/configurator-kit';
import { listingFixture } from '@settee/configurator-kit/testing';
import { allProducts, withoutProductFilters, withProductValues } from '@settee/domain';
import { useState } from 'react';

export function ProductFiltersExample() {
  const [query, setQuery] = useState(allProducts);
  return (
    <ProductFilters
      facets={listingFixture('main').facets}
      query={query}
      onValuesChange={(key, values) => setQuery(withProductValues(query, key, values))}
      onClear={() => setQuery(withoutProductFilters(query))}
    />
  );
}
