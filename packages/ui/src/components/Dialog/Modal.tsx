'use client';

import { useState } from 'react';
import { lazyComponent } from '../../lazy-component.ts';
import type { LayerProps } from './ModalSurface.tsx';
import { withRef } from '../../react-18.ts';

const Surface = lazyComponent(() => import('./ModalSurface.tsx').then(({ ModalSurface }) => ModalSurface));

/**
 * Loads what dialogs, flyouts, slide-outs and bottom sheets share, before the first one opens: with the first movement
 * of the pointer, for example. Without this call it loads when the first one opens.
 */
export function loadOverlays(): Promise<void> {
  return Surface.load();
}

/** A `ModalSurface`, with code that loads when it opens for the first time. */
export const Modal = withRef(function Modal(props: LayerProps) {
  const [wasOpen, setWasOpen] = useState(props.open);
  if (props.open && !wasOpen) setWasOpen(true);
  return wasOpen ? <Surface {...props} /> : null;
});
