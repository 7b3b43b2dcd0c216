'use client';

import { BottomSheet, Dialog } from '@settee/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { SwatchMessages } from '../messages.ts';
import * as css from './SwatchModal.css.ts';

export interface SwatchShellProps {
  open: boolean;
  /** A sheet that stays at the foot of the page. SWATCH-06 */
  isSheet: boolean;
  /** The sheet has been slid down. */
  isDown: boolean;
  onSlide: (isDown: boolean) => void;
  onClose: () => void;
  actions: ReactNode;
  focusAfter?: (() => HTMLElement | null) | undefined;
  words: SwatchMessages;
  children: ReactNode;
}

/** The sheet takes the focus as it comes, and gives it back as it goes. */
function Sheet({ isDown, onSlide, actions, focusAfter, words, children }: SwatchShellProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const after = useRef(focusAfter);
  useEffect(() => {
    after.current = focusAfter;
  });
  useEffect(() => {
    const opener = document.activeElement;
    const own = sheet.current;
    own?.querySelector<HTMLElement>('header button')?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      if (activeElement !== document.body && !own?.contains(activeElement)) return;
      const back = opener instanceof HTMLElement && opener.isConnected ? opener : after.current?.();
      // React takes the sheet out of the page after this.
      queueMicrotask(() => back?.focus({ preventScroll: true }));
    };
  }, []);
  return createPortal(
    <div ref={sheet}>
      <BottomSheet
        sticky
        open={!isDown}
        onOpenChange={(isOpen) => onSlide(!isOpen)}
        title={words.title}
        openLabel={words.openSheet}
        closeLabel={words.closeSheet}
        actions={!isDown && actions}
        className={css.sheet}
      >
        {children}
      </BottomSheet>
    </div>,
    document.body,
  );
}

/** A popup over the page, or a sheet at its foot. SWATCH-01, SWATCH-02, SWATCH-06, SWATCH-07 */
export function SwatchShell(props: SwatchShellProps) {
  const { open, isSheet, onClose, actions, words, children } = props;
  if (isSheet) return open && <Sheet {...props} />;
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      closeLabel={words.close}
      size="wide"
      actions={actions}
      className={css.layer}
      aria-describedby={undefined}
    >
      {children}
    </Dialog>
  );
}
