'use client';

import { Modal } from '../Dialog/Modal.tsx';
import type { LayerProps } from '../Dialog/ModalSurface.tsx';

export interface SlideOutProps extends Omit<LayerProps, 'from'> {}

/** Overlay at the inline-end edge, for details next to the page; a bottom sheet on narrow screens. */
export function SlideOut(props: SlideOutProps) {
  return <Modal {...props} from="end" />;
}
