'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { useAnnounce } from '../Announcer/Announcer.tsx';
import { minus, plus } from '../Icon/icons.ts';
import { GlyphButton } from '../IconButton/GlyphButton.tsx';
import { usePinch } from './usePinch.ts';
import { panView, maxScale, type View, initialView, zoomView } from './view.ts';
import * as css from './ZoomView.css.ts';

export interface ZoomViewProps extends ComponentProps<'div'> {
  /** Names the picture that can be zoomed. */
  label: string;
  /** Name of the plus button. */
  zoomInLabel?: string;
  /** Name of the minus button. */
  zoomOutLabel?: string;
  /** Says how far it is zoomed, in percent. */
  zoomLabel?: (percent: number) => string;
  /** Called with the scale, from 1 to 4. */
  onZoomChange?: (scale: number) => void;
}

const getPercent = (percent: number) => `${percent} %`;
const step = 0.15;

/** A picture that is zoomed by pinch, tap, buttons or `+`, `-` and `0`, and moved by finger, mouse or arrows. */
export function ZoomView({
  label,
  zoomInLabel = 'Zoom in',
  zoomOutLabel = 'Zoom out',
  zoomLabel = getPercent,
  onZoomChange,
  className,
  children,
  ...rest
}: ZoomViewProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(initialView);
  // Several pointer moves may occur before the next render.
  const latest = useRef(initialView);
  const [isStep, setIsStep] = useState(true);
  const announce = useAnnounce();

  const go = (change: (from: View) => View, byStep: boolean) => {
    const before = latest.current;
    const next = change(before);
    latest.current = next;
    setIsStep(byStep);
    setView(next);
    if (next.scale === before.scale) return;
    onZoomChange?.(next.scale);
    if (byStep) announce(zoomLabel(Math.round(next.scale * 100)));
  };
  const zoom = (scale: number, point?: { x: number; y: number }) => go((from) => zoomView(from, scale, point), true);
  const tap = (point: { x: number; y: number }) => zoom(view.scale > 1 ? 1 : 2, point);
  const pinch = usePinch(stage, (change) => go(change, false), tap);

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = (x: number, y: number) => (view.scale > 1 ? () => go((from) => panView(from, x, y), true) : undefined);
    const act = {
      '+': () => zoom(view.scale * 1.5),
      '=': () => zoom(view.scale * 1.5),
      '-': () => zoom(view.scale / 1.5),
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
  const hands = { ...pinch, onKeyDown: press };
  const isZoomed = view.scale > 1;
  return (
    <div {...rest} className={cx(css.root, className)}>
      <div
        ref={stage}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard moves and zooms what it can focus
        tabIndex={0}
        data-zoomed={isZoomed || undefined}
        className={css.stage}
        {...hands}
      >
        <div
          data-moves={isStep || undefined}
          className={css.content}
          style={{ transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})` }}
        >
          {children}
        </div>
      </div>
      <div className={css.controls}>
        <GlyphButton
          d={minus}
          label={zoomOutLabel}
          aria-disabled={!isZoomed}
          className={css.control}
          onClick={() => zoom(view.scale / 1.5)}
        />
        <GlyphButton
          d={plus}
          label={zoomInLabel}
          aria-disabled={view.scale >= maxScale}
          className={css.control}
          onClick={() => zoom(view.scale * 1.5)}
        />
      </div>
    </div>
  );
}
