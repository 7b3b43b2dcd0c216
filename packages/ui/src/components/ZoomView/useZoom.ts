import { type KeyboardEvent, useRef, useState } from 'react';
import { usePinch } from './usePinch.ts';
import { initialView, panView, type View, zoomView } from './view.ts';

interface Point {
  x: number;
  y: number;
}

/** Share of the picture that an arrow key moves. */
const step = 0.15;

/**
 * Zoomed part of a picture, by finger, mouse and keyboard. `onScale` gets the new scale, and whether it is a step that
 * is announced.
 */
export function useZoom(onScale: (scale: number, isStep: boolean) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(initialView);
  // Several pointer moves may occur before the next render.
  const latest = useRef(initialView);
  const [isStep, setIsStep] = useState(true);

  const go = (change: (from: View) => View, byStep: boolean) => {
    const before = latest.current;
    const next = change(before);
    latest.current = next;
    setIsStep(byStep);
    setView(next);
    if (next.scale !== before.scale) onScale(next.scale, byStep);
  };
  const zoom = (scale: number, point?: Point) => go((from) => zoomView(from, scale, point), true);
  const tap = (point: Point) => zoom(view.scale > 1 ? 1 : 2, point);
  const pinch = usePinch(stage, (change) => go(change, false), tap);
  const zoomIn = () => zoom(view.scale * 1.5);
  const zoomOut = () => zoom(view.scale / 1.5);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = (x: number, y: number) => (view.scale > 1 ? () => go((from) => panView(from, x, y), true) : undefined);
    const act = {
      '+': zoomIn,
      '=': zoomIn,
      '-': zoomOut,
      0: () => zoom(1),
      Enter: () => tap({ x: 0.5, y: 0.5 }),
      ArrowLeft: move(step, 0),
      ArrowRight: move(-step, 0),
      ArrowUp: move(0, step),
      ArrowDown: move(0, -step),
    }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return { stage, view, isStep, handlers: { ...pinch, onKeyDown }, zoomIn, zoomOut };
}
