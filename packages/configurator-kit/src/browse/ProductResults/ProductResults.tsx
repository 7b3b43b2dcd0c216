'use client';

import { lazyComponent, VisuallyHidden, withRef } from '@settee/ui';
import { useState } from 'react';
import { browseMessages } from '../messages.ts';
import { ProductFilters } from '../ProductFilters/ProductFilters.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { FoundProducts } from './FoundProducts.tsx';
import type { ProductResultsProps } from './product-results-props.ts';
import * as css from './ProductResults.css.ts';
import { useProductFilters } from './useProductFilters.ts';

export type { ProductResultsProps } from './product-results-props.ts';

const ProductFiltersLayer = lazyComponent(() =>
  import('../ProductFilters/ProductFiltersLayer.tsx').then((module) => module.ProductFiltersLayer),
);

/** Products of a listing or a search, with filters, order and pages. */
export const ProductResults = withRef(function ProductResults({
  ref,
  ...props
}: ProductResultsProps & RootRef<HTMLDivElement>) {
  const { results, query, onQuery, messages } = props;
  const labels = useWords('browse', browseMessages, messages);
  const filters = useProductFilters({ results, query, onQuery, labels });
  const [filterLayer, setFilterLayer] = useState<'unused' | 'open' | 'closed'>('unused');
  const facets = { facets: results.facets, query, onValuesChange: filters.setValues, onClear: filters.clear, messages };
  return (
    <div ref={ref} className={css.columns}>
      <aside aria-label={labels.filterTitle} className={css.side}>
        <VisuallyHidden as="h2">{labels.filterTitle}</VisuallyHidden>
        <ProductFilters {...facets} />
      </aside>
      <FoundProducts
        {...props}
        {...{ filters, labels }}
        onFilter={() => setFilterLayer('open')}
        onFilterNear={() => void ProductFiltersLayer.load()}
      />
      {filterLayer !== 'unused' && (
        <ProductFiltersLayer
          {...facets}
          open={filterLayer === 'open'}
          onOpenChange={(isOpen) => setFilterLayer(isOpen ? 'open' : 'closed')}
          count={results.count}
        />
      )}
    </div>
  );
});
