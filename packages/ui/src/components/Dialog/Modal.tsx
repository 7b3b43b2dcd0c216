'use client';

import { useId, useRef, useState } from 'react';
import { lazyComponent } from '../../lazy-component.ts';
import type { LayerProps } from './ModalSurface.tsx';
import { withRef } from '../../react-18.ts';
import { useControlled } from '../../use-controlled.ts';

const Surface = lazyComponent(() => import('./ModalSurface.tsx').then(({ ModalSurface }) => ModalSurface));

/**
 * Loads what dialogs, flyouts, slide-outs and bottom sheets share, before the first one opens: with the first movement
 * of the pointer, for example. Without this call it loads when the first one opens.
 */
export function loadOverlays(): Promise<void> {
  return Surface.load();
}

/** A `ModalSurface` and its trigger, with code that loads when it opens for the first time. */
export const Modal = withRef(function Modal(props: LayerProps) {
  const { open: givenOpen, defaultOpen = false, onOpenChange, renderTrigger, ...rest } = props;
  const [open, setOpen] = useControlled(givenOpen, defaultOpen, onOpenChange);
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const trigger = useRef<HTMLButtonElement>(null);
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <>
      {renderTrigger?.({
        ref: trigger,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(true),
      })}
      {wasOpen && <Surface {...rest} id={id} open={open} onOpenChange={setOpen} trigger={trigger} />}
    </>
  );
});
