'use client';

import { SlideOut } from '@settee/ui';
import { browseMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import { ProductFilters, type ProductFiltersProps } from './ProductFilters.tsx';

export interface ProductFiltersLayerProps extends Omit<ProductFiltersProps, 'leave' | 'ref'> {
  /** Whether the overlay is open. */
  open: boolean;
  /** Called with the requested state. */
  onOpenChange: (open: boolean) => void;
  /** Number of products that match. */
  count: number;
}

/** The filters in an overlay, for screens without room for a column. */
export function ProductFiltersLayer({ open, onOpenChange, count, ...filters }: ProductFiltersLayerProps) {
  const labels = useWords('browse', browseMessages, filters.messages);
  return (
    <SlideOut open={open} onOpenChange={onOpenChange} title={labels.filterTitle} aria-describedby={undefined}>
      <ProductFilters {...filters} leave={{ label: labels.show(count), onLeave: () => onOpenChange(false) }} />
    </SlideOut>
  );
}
