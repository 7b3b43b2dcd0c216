'use client';

import { Layer, type LayerProps } from '../Dialog/Layer.tsx';

export interface SlideOutProps extends Omit<LayerProps, 'from'> {}

/** A layer along the inline-end edge, for detail beside the page; a bottom sheet on narrow screens. */
export function SlideOut(props: SlideOutProps) {
  return <Layer {...props} from="end" />;
}
