import { type PointerEvent, useRef } from 'react';

/** Shortest distance of a slow swipe, in px. */
const minDistancePx = 96;

/** Lowest speed of a short swipe, in px per ms, and its shortest distance in px. */
const minSpeed = 0.5;
const minFastDistancePx = 24;

/** A drag in a direction without a handler moves the sheet by this part of the distance only. */
const resistance = 1 / 8;

const slideOutMs = 200;

/** Time after the animation in which the owner closes the sheet. */
const closeTimeoutMs = 50;

interface Drag {
  pointerId: number;
  startY: number;
  startTime: number;
  sheet: HTMLElement;
}

/** Animates the sheet out from its dragged position; reverts when the owner does not close it. */
function slideOut(sheet: HTMLElement, translate: string) {
  if (!sheet.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const animation = sheet.animate([{ translate }, { translate: '0 100%' }], {
    duration: slideOutMs,
    endDelay: closeTimeoutMs,
    fill: 'forwards',
  });
  animation.onfinish = () => {
    if (sheet.dataset.state === 'open') animation.cancel();
  };
}

function isSwipe(distance: number, durationMs: number) {
  const length = Math.abs(distance);
  return length > minDistancePx || (length > minFastDistancePx && length / Math.max(1, durationMs) > minSpeed);
}

/** Makes a sheet, the closest element that matches, draggable up or down by its handle; returns the handle's props. */
export function useSwipe({ onDown, onUp }: { onDown?: () => void; onUp?: () => void }, sheetSelector: string) {
  const drag = useRef<Drag>(undefined);
  const getHandler = (distance: number) => (distance > 0 ? onDown : onUp);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const sheet = event.currentTarget.closest<HTMLElement>(sheetSelector);
    const isButton = event.target instanceof Element && event.target.closest('button, a');
    if (!sheet || isButton || event.button !== 0) return;
    drag.current = { pointerId: event.pointerId, startY: event.clientY, startTime: event.timeStamp, sheet };
    if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
    sheet.style.transition = 'none';
  };

  const onPointerMove = (event: PointerEvent) => {
    if (!drag.current || drag.current.pointerId !== event.pointerId) return;
    const { sheet, startY } = drag.current;
    const distance = event.clientY - startY;
    sheet.style.translate = `0 ${getHandler(distance) ? distance : distance * resistance}px`;
  };

  const endDrag = (event: PointerEvent, isCompleted: boolean) => {
    if (!drag.current || drag.current.pointerId !== event.pointerId) return;
    const { sheet, startY, startTime } = drag.current;
    drag.current = undefined;
    const { translate } = sheet.style;
    sheet.style.transition = '';
    sheet.style.translate = '';
    const distance = event.clientY - startY;
    const handle = getHandler(distance);
    if (!isCompleted || !handle || !isSwipe(distance, event.timeStamp - startTime)) return;
    if (sheet.dataset.state) slideOut(sheet, translate);
    handle();
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: PointerEvent) => endDrag(event, true),
    onPointerCancel: (event: PointerEvent) => endDrag(event, false),
  };
}
