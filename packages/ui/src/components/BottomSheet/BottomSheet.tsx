'use client';

import { cx } from 'class-variance-authority';
import { Modal } from '../Dialog/Modal.tsx';
import type { LayerProps, LayerState } from '../Dialog/ModalSurface.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './BottomSheet.css.ts';
import { StickySheet } from './StickySheet.tsx';
import { useSwipe } from './useSwipe.ts';
import { withRef } from '../../react-18.ts';
import { useControlled } from '../../use-controlled.ts';

export interface BottomSheetProps extends Omit<LayerProps, 'from' | 'grip'> {
  /**
   * Its header and actions stay at the bottom of the page when it is closed; the page behind stays in use. It has a button
   * that opens it, and no `renderTrigger`.
   */
  sticky?: boolean;
  /** Names the button that opens a sticky sheet. */
  openLabel?: string;
}

/** Overlay at the bottom edge, closed by a swipe down, a button or Escape; actions are fixed at its bottom. */
export const BottomSheet = withRef(function BottomSheet({
  sticky = false,
  openLabel: givenOpenLabel,
  open: givenOpen,
  defaultOpen = false,
  onOpenChange,
  renderTrigger,
  ...rest
}: BottomSheetProps) {
  const [open, setOpen] = useControlled(givenOpen, defaultOpen, onOpenChange);
  const openLabel = useWord('open', givenOpenLabel, 'Open');
  const closeLabel = useWord('close', rest.closeLabel, 'Close');
  const { dismissible = true } = rest;
  const swipe = useSwipe(
    { onDown: dismissible ? () => setOpen(false) : undefined },
    '[role=dialog], [role=alertdialog]',
  );

  const state = { open, onOpenChange: setOpen };
  if (sticky) return <StickySheet {...forThePage({ ...rest, closeLabel })} {...state} openLabel={openLabel} />;
  const own = { ...rest, ...state, renderTrigger, className: cx(css.slides, rest.className) };
  return <Modal {...own} from="bottom" grip={swipe} />;
});

/** Leaves out what only a layer over the page knows. */
function forThePage({
  closeLabel,
  size: _size,
  dismissible: _dismissible,
  onCloseAutoFocus: _close,
  ...rest
}: Omit<BottomSheetProps, keyof LayerState | 'sticky' | 'openLabel' | 'closeLabel'> & { closeLabel: string }) {
  return { ...rest, closeLabel };
}
