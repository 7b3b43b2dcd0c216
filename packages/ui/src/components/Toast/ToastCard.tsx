'use client';

import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { close } from '../Icon/icons.ts';
import { GlyphButton } from '../IconButton/GlyphButton.tsx';
import * as css from './Toast.css.ts';
import type { ToastMessage } from './toast-message.ts';
import { useCountdown } from './useCountdown.ts';
import { useLayoutEffect } from '../../use-layout-effect.ts';

interface ToastCardProps {
  toast: ToastMessage;
  time: number;
  closeLabel: string;
  onDone: () => void;
  /** Called when the toast is removed while it has the focus; must be a stable function. */
  onGoneWithFocus: () => void;
}

/** One sentence; it stays while the mouse or the focus is on it. */
export function ToastCard({ toast, time, closeLabel, onDone, onGoneWithFocus }: ToastCardProps) {
  const hold = useCountdown(time, onDone);
  const over = useRef({ mouse: false, focus: false });
  const now = (change: Partial<typeof over.current>) => {
    Object.assign(over.current, change);
    hold(over.current.mouse || over.current.focus);
  };
  const blurred = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) now({ focus: false });
  };
  const act = () => {
    toast.action?.onClick();
    onDone();
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  const card = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const shown = card.current;
    return () => {
      if (shown?.contains(document.activeElement)) onGoneWithFocus();
    };
  }, [onGoneWithFocus]);
  return (
    <li
      ref={card}
      className={css.toast}
      onPointerEnter={() => now({ mouse: true })}
      onPointerLeave={() => now({ mouse: false })}
      onFocus={() => now({ focus: true })}
      onBlur={blurred}
    >
      <span className={css.message}>{toast.message}</span>
      {toast.action && (
        <button type="button" className={css.action} onClick={act} onKeyDown={escape}>
          {toast.action.label}
        </button>
      )}
      <GlyphButton
        d={close}
        iconSize={20}
        label={closeLabel}
        className={css.close}
        onClick={onDone}
        onKeyDown={escape}
      />
    </li>
  );
}
