'use client';

import { ModalSurface, type LayerProps } from '../Dialog/ModalSurface.tsx';

export interface SlideOutProps extends Omit<LayerProps, 'from'> {}

/** A layer along the inline-end edge, for detail beside the page; a bottom sheet on narrow screens. */
export function SlideOut(props: SlideOutProps) {
  return <ModalSurface {...props} from="end" />;
}
