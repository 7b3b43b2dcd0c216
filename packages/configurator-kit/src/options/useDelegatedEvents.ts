'use client';

import type { Configuration } from '@settee/domain';
import { useEffect, useRef } from 'react';
import { getActionAt, choiceAt, type OverlayHost } from './overlay-host.ts';

export interface AreaEvents {
  onNear: (at: NonNullable<ReturnType<typeof choiceAt>>, byKeyboard: boolean) => void;
  onLeave: () => void;
  /** A button for layers is pointed at, or has the focus. */
  onRest: (act: NonNullable<ReturnType<typeof getActionAt>>, byKeyboard: boolean) => void;
  /** `choices` at the time of an early click; `undefined` for the current choices. */
  onClick: (act: NonNullable<ReturnType<typeof getActionAt>>, choices: Configuration | undefined) => void;
  /** A click on a crossed-out choice. */
  onRejected: (at: NonNullable<ReturnType<typeof choiceAt>>) => void;
}

/** Handles the choice events of a page by delegation, starting with those recorded while the overlays loaded. */
export function useDelegatedEvents({ area, drainEarlyEvents }: OverlayHost, events: AreaEvents): void {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const handle = (type: string, target: EventTarget | null, choices?: Configuration) => {
      const act = getActionAt(target);
      const at = choiceAt(target);
      const isDisabled = at?.label.querySelector('input')?.disabled ?? false;
      if (type === 'click' && act) latest.current.onClick(act, choices);
      else if (type === 'click' && at && isDisabled) latest.current.onRejected(at);
      else if (type === 'click' && at) latest.current.onLeave();
      else if (act) latest.current.onRest(act, type === 'focusin');
      else if (type !== 'click' && type !== 'pointerdown' && at) latest.current.onNear(at, type === 'focusin');
    };
    const listen = (event: Event) => handle(event.type, event.target);
    const leave = (event: MouseEvent | FocusEvent) => {
      const from = choiceAt(event.target)?.label ?? getActionAt(event.target);
      const to = choiceAt(event.relatedTarget)?.label;
      if (from && from !== to) latest.current.onLeave();
    };
    // Touch fires no hover event, so `pointerdown` is its first signal.
    const types = ['click', 'mouseover', 'focusin', 'pointerdown'];
    const leaves = ['mouseout', 'focusout'] as const;
    types.forEach((type) => area.addEventListener(type, listen));
    leaves.forEach((type) => area.addEventListener(type, leave));
    const missed = drainEarlyEvents();
    if (missed) {
      const pointedAt = [...area.querySelectorAll(':hover')].at(-1) ?? null;
      const isLast = missed.at(-1)?.target === pointedAt;
      for (const { type, target, choices } of missed) {
        // Skips hover and focus events if the target is no longer hovered or focused.
        const isStill = type === 'click' || target.matches(':hover') || target === document.activeElement;
        if (area.contains(target) && isStill) handle(type, target, choices);
      }
      if (!isLast) handle('mouseover', pointedAt);
    }
    return () => {
      types.forEach((type) => area.removeEventListener(type, listen));
      leaves.forEach((type) => area.removeEventListener(type, leave));
    };
  }, [area, drainEarlyEvents]);
}
