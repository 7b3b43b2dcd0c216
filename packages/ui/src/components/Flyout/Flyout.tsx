'use client';

import type { ReactNode } from 'react';
import { isFilled } from '../../is-filled.ts';
import { Modal } from '../Dialog/Modal.tsx';
import type { LayerProps } from '../Dialog/ModalSurface.tsx';
import * as css from './Flyout.css.ts';
import { withRef } from '../../react-18.ts';

export interface FlyoutProps extends Omit<LayerProps, 'from'> {
  /** Slides in from the right (the left in right-to-left text), or opens in the middle. FLY-02 */
  placement?: 'right' | 'center';
  /** An `Image`; above the text at the edge, next to it when centered. */
  picture?: ReactNode;
}

/** Detail about one thing, such as a fabric, over the page it belongs to; a bottom sheet on narrow screens. */
export const Flyout = withRef(function Flyout({
  placement = 'right',
  size,
  picture: image,
  children,
  ...rest
}: FlyoutProps) {
  const isCentred = placement === 'center';
  return (
    <Modal {...rest} from={isCentred ? 'middle' : 'end'} size={size ?? (isCentred ? 'wide' : 'regular')}>
      <div className={css.parts} data-placement={isFilled(image) ? placement : undefined}>
        {isFilled(image) && <div className={css.image}>{image}</div>}
        <div className={css.text}>{children}</div>
      </div>
    </Modal>
  );
});
