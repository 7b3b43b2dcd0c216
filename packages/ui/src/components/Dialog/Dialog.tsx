'use client';

import { Modal } from './Modal.tsx';
import type { LayerProps } from './ModalSurface.tsx';
import { withRef } from '../../react-18.ts';

export type { DialogTriggerProps } from './ModalSurface.tsx';

export interface DialogProps extends Omit<LayerProps, 'from'> {}

/** A popup in the middle of the page; a bottom sheet on narrow screens. */
export const Dialog = withRef(function Dialog(props: DialogProps) {
  return <Modal {...props} from="middle" />;
});
