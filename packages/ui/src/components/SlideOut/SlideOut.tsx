'use client';

import { Modal } from '../Dialog/Modal.tsx';
import type { LayerProps } from '../Dialog/ModalSurface.tsx';
import { withRef } from '../../react-18.ts';

export interface SlideOutProps extends Omit<LayerProps, 'from'> {}

/** Overlay at the inline-end edge, for details next to the page; a bottom sheet on narrow screens. */
export const SlideOut = withRef(function SlideOut(props: SlideOutProps) {
  return <Modal {...props} from="end" />;
});
