import { type PointerEvent, useRef } from 'react';

/** A swipe counts from this way in px, or from this speed in px per ms. */
const far = 96;
const fast = 0.5;

interface Hold {
  id: number;
  from: number;
  since: number;
  sheet: HTMLElement;
}

/** Animates the sheet out from its dragged position; reverts when the owner does not close it. */
function leave(sheet: HTMLElement, from: string) {
  if (!sheet.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const motion = sheet.animate([{ translate: from }, { translate: '0 100%' }], { duration: 200, fill: 'forwards' });
  setTimeout(() => sheet.dataset.state === 'open' && motion.cancel(), 250);
}

/** Makes a sheet draggable up or down by its handle; returns the props of the handle. */
export function useSwipe({ onDown, onUp }: { onDown?: () => void; onUp?: () => void }, find: string) {
  const hold = useRef<Hold>(undefined);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const sheet = event.currentTarget.closest<HTMLElement>(find);
    const isButton = event.target instanceof Element && event.target.closest('button, a');
    if (!sheet || isButton || event.button !== 0) return;
    hold.current = { id: event.pointerId, from: event.clientY, since: event.timeStamp, sheet };
    if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
    sheet.style.transition = 'none';
  };

  const way = (event: PointerEvent) => {
    const pulled = event.clientY - (hold.current?.from ?? 0);
    return (pulled > 0 && onDown) || (pulled < 0 && onUp) ? pulled : pulled / 8;
  };

  const onPointerMove = (event: PointerEvent) => {
    if (hold.current?.id === event.pointerId) hold.current.sheet.style.translate = `0 ${way(event)}px`;
  };

  const letGo = (event: PointerEvent, counts: boolean) => {
    const held = hold.current;
    if (!held || held.id !== event.pointerId) return;
    hold.current = undefined;
    held.sheet.style.transition = '';
    const pulled = event.clientY - held.from;
    const speed = Math.abs(pulled) / Math.max(1, event.timeStamp - held.since);
    const isSwipe = counts && (Math.abs(pulled) > far || (speed > fast && Math.abs(pulled) > 24));
    const act = pulled > 0 ? onDown : onUp;
    const at = held.sheet.style.translate;
    held.sheet.style.translate = '';
    if (!isSwipe || !act) return;
    if (held.sheet.dataset.state) leave(held.sheet, at);
    act();
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: PointerEvent) => letGo(event, true),
    onPointerCancel: (event: PointerEvent) => letGo(event, false),
  };
}
