import { type PointerEvent, type RefObject, useRef } from 'react';
import { panView, type View, zoomView } from './view.ts';

interface Finger {
  x: number;
  y: number;
}

/** Maximum movement of a tap, in px. */
const still = 6;

/** One finger or the mouse moves a zoomed picture, two fingers zoom it, a tap calls `onTap` with its place. */
export function usePinch(
  stage: RefObject<HTMLElement | null>,
  change: (next: (view: View) => View) => void,
  onTap: (point: Finger) => void,
) {
  const fingers = useRef(new Map<number, Finger>());
  const way = useRef(0);

  const share = ({ clientX, clientY }: PointerEvent): Finger => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) };
  };
  const other = (id: number) => [...fingers.current].find(([one]) => one !== id)?.[1];
  const apart = (one: Finger, two: Finger) => Math.hypot(one.x - two.x, one.y - two.y) || 0.01;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    if (fingers.current.size === 0) way.current = 0;
    else way.current = still;
    fingers.current.set(event.pointerId, share(event));
    if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId);
  };

  const onPointerMove = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = share(event);
    const fixed = other(event.pointerId);
    way.current += Math.hypot(event.movementX, event.movementY);
    fingers.current.set(event.pointerId, now);
    if (!fixed) return change((view) => panView(view, now.x - before.x, now.y - before.y));
    const middle = { x: (now.x + fixed.x) / 2, y: (now.y + fixed.y) / 2 };
    const grow = apart(now, fixed) / apart(before, fixed);
    change((view) => zoomView(view, view.scale * grow, middle));
  };

  const lift = (event: PointerEvent, counts: boolean) => {
    const was = fingers.current.delete(event.pointerId);
    if (was && counts && fingers.current.size === 0 && way.current < still) onTap(share(event));
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp: (event: PointerEvent) => lift(event, true),
    onPointerCancel: (event: PointerEvent) => lift(event, false),
  };
}
