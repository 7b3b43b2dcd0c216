import { type RefObject, useLayoutEffect, useRef } from 'react';
import { hideOutside, trapFocus } from './modal-stack.ts';

interface ModalEvents {
  /** The Escape key, on the upper layer. */
  onEscape: (event: KeyboardEvent) => void;
  /** The layer has left the page. */
  onGone: () => void;
}

/** Traps keyboard and screen readers in an overlay: the keyboard while it is open, screen readers while it is rendered. */
export function useModal(layer: RefObject<HTMLElement | null>, open: boolean, isPresent: boolean, events: ModalEvents) {
  const latest = useRef(events);
  useLayoutEffect(() => {
    latest.current = events;
  });

  // The focus has moved before the page is hidden: what has it is never hidden from readers.
  useLayoutEffect(() => {
    const element = layer.current;
    if (!open || !isPresent || !element) return;
    return trapFocus({ element, onEscape: (event) => latest.current.onEscape(event) });
  }, [layer, open, isPresent]);

  useLayoutEffect(() => {
    const element = layer.current;
    if (!isPresent || !element) return;
    const uncover = hideOutside(element);
    return () => {
      uncover();
      setTimeout(() => !element.isConnected && latest.current.onGone());
    };
  }, [layer, isPresent]);
}
