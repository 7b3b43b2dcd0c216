'use client';

import { SlideOut } from '@settee/ui';
import { fabricMessages } from '../messages.ts';
import { FabricFacets, type FabricFacetsProps } from './FabricFacets.tsx';
import { useWords } from '../../use-words.ts';

export interface FacetsLayerProps extends Omit<FabricFacetsProps, 'isLayer' | 'leave'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Number of fabrics that match the filters. */
  count: number;
}

/** Filters in an overlay, for screens without space for the sidebar. */
export function FacetsLayer({ open, onOpenChange, count, ...facets }: FacetsLayerProps) {
  const labels = useWords('fabric', fabricMessages, facets.messages);
  return (
    <SlideOut open={open} onOpenChange={onOpenChange} title={labels.filterTitle} aria-describedby={undefined}>
      <FabricFacets {...facets} isLayer leave={{ label: labels.show(count), onLeave: () => onOpenChange(false) }} />
    </SlideOut>
  );
}
