import type * as Radix from '@radix-ui/react-dialog';
import { setNonce } from 'get-nonce';
import { type KeyboardEvent, type KeyboardEventHandler, type RefObject } from 'react';
import { getNextTabStop } from './tab-stops.ts';
import { useReturnFocus } from './useReturnFocus.ts';
import { allowInteractionAbove } from './interaction-above.ts';
import { useLayoutEffect } from '../../use-layout-effect.ts';

/** Allows the styles of Radix's scroll lock under the content security policy of the page. */
function allowScrollLock() {
  const nonce = document.querySelector<HTMLElement>('script[nonce], style[nonce]')?.nonce;
  if (nonce) setNonce(nonce);
}

/** Radios of one name are one stop of the Tab key; Radix takes each for a stop. */
function goRound(event: KeyboardEvent<HTMLElement>) {
  const { activeElement: from } = document;
  const isTab = event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey;
  if (!isTab || event.defaultPrevented || !from || !event.currentTarget.contains(from)) return;
  const stop = getNextTabStop(event.currentTarget, from, event.shiftKey);
  if (stop === undefined) return;
  event.preventDefault();
  stop?.focus({ preventScroll: true });
}

interface ModalSettings {
  /** Has the focus after closing, instead of the element that had it before. */
  trigger?: RefObject<HTMLElement | null> | undefined;
  onKeyDown?: KeyboardEventHandler<HTMLDivElement> | undefined;
  /** The overlay is removed from the page; `preventDefault` leaves the focus where it is. */
  onClosed?: ((event: Event) => void) | undefined;
}

/** Returns what Radix's content leaves open: where the focus starts and returns to, and what may be used above it. */
export function useModal(open: boolean, { trigger, onKeyDown, onClosed }: ModalSettings) {
  const { layer, returnFocus } = useReturnFocus(open, trigger);

  useLayoutEffect(() => {
    if (!open) return;
    allowScrollLock();
    allowInteractionAbove();
  }, [open]);

  return {
    ref: layer,
    'data-modal': '',
    onKeyDown: (event) => {
      onKeyDown?.(event);
      goRound(event);
    },
    onOpenAutoFocus: (event) => {
      event.preventDefault();
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event) => {
      // React's strict mode runs the effects of a mounted overlay twice.
      if (!(event.currentTarget as Element).isConnected) {
        onClosed?.(event);
        if (!event.defaultPrevented) returnFocus();
      }
      event.preventDefault();
    },
    // The scrim closes the overlay; toasts and what others open above it do not.
    onInteractOutside: (event) => event.preventDefault(),
  } satisfies Radix.DialogContentProps & { ref: unknown; 'data-modal': string };
}
