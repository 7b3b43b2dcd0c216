'use client';

import { BottomSheet, withRef } from '@settee/ui';
import { type ReactNode, useEffect, useImperativeHandle, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { SwatchMessages } from '../messages.ts';
import type { RootRef } from '../../root-ref.ts';
import * as css from './SwatchSheet.css.ts';

export interface SwatchSheetProps extends RootRef<HTMLDivElement> {
  /** It has been slid down: only its head is left. */
  isDown: boolean;
  /** Slid by a finger, or by its button. SWATCH-06, SWATCH-07 */
  onSlide: (isDown: boolean) => void;
  actions: ReactNode;
  /** Called when it has closed and its opener is no longer in the page: the focus needs another place. */
  onOpenerGone?: (() => void) | undefined;
  labels: SwatchMessages;
  children: ReactNode;
}

/**
 * Shows a form in a bottom sheet while the page remains interactive; takes focus on open and restores it on
 * close. SWATCH-06, SWATCH-07
 */
export const SwatchSheet = withRef(function SwatchSheet({
  isDown,
  onSlide,
  actions,
  onOpenerGone,
  labels,
  children,
  ref,
}: SwatchSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => sheet.current, []);
  const latest = useRef(onOpenerGone);
  useEffect(() => {
    latest.current = onOpenerGone;
  });
  useEffect(() => {
    const opener = document.activeElement;
    const own = sheet.current;
    own?.querySelector<HTMLElement>('header button')?.focus({ preventScroll: true });
    return () => {
      // By now React has taken it out of the page, and the focus with it.
      if (document.activeElement !== document.body) return;
      const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
      if (isThere) opener.focus({ preventScroll: true });
      else latest.current?.();
    };
  }, []);
  return createPortal(
    <div ref={sheet} className={css.root}>
      <BottomSheet
        sticky
        open={!isDown}
        onOpenChange={(isOpen) => onSlide(!isOpen)}
        title={labels.title}
        openLabel={labels.openSheet}
        closeLabel={labels.closeSheet}
        actions={!isDown && actions}
      >
        {children}
      </BottomSheet>
    </div>,
    document.body,
  );
});
