'use client';

import {
  createContext,
  type FocusEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useAnnounce } from '../Announcer/Announcer.tsx';
import * as css from './Toast.css.ts';
import { ToastCard } from './ToastCard.tsx';
import type { ToastMessage } from './toast-message.ts';

export type { ToastMessage };

export type ShowToast = (toast: ToastMessage) => void;

const ToastContext = createContext<ShowToast>(() => {});

export interface ToastProviderProps {
  /** The app. */
  children: ReactNode;
  /** Name of the region of the toasts; `F8` moves the focus there. */
  label?: string;
  /** Name of the cross of each toast. */
  closeLabel?: string;
  /** Maximum number of visible toasts; the oldest is removed first. */
  limit?: number;
}

const timeOf = ({ duration, action }: ToastMessage) => duration ?? (action ? 10_000 : 6000);

/** Holds the app's toasts; put it once around everything, inside `AnnouncerProvider`. */
export function ToastProvider({
  children,
  label = 'Notifications (F8)',
  closeLabel = 'Close message',
  limit = 3,
}: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly (ToastMessage & { id: number })[]>([]);
  const announce = useAnnounce();
  const count = useRef(0);
  const region = useRef<HTMLElement>(null);
  const before = useRef<EventTarget>(null);

  const show = useCallback<ShowToast>(
    (toast) => {
      const id = ++count.current;
      setToasts((present) => [...present, { ...toast, id }].slice(-limit));
      announce(toast.action ? `${toast.message} ${toast.action.label}: F8` : toast.message, toast.urgency);
    },
    [announce, limit],
  );

  useEffect(() => {
    const moveFocus = (event: KeyboardEvent) => {
      const first = region.current?.querySelector<HTMLElement>('button');
      if (event.key !== 'F8' || !first) return;
      event.preventDefault();
      first.focus();
    };
    addEventListener('keydown', moveFocus);
    return () => removeEventListener('keydown', moveFocus);
  }, []);

  const remove = (id: number) => setToasts((present) => present.filter((toast) => toast.id !== id));
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const leave = useCallback(() => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, []);

  return (
    <ToastContext value={show}>
      {children}
      {toasts.length > 0 && (
        <section ref={region} aria-label={label} data-toasts="" className={css.region} onFocus={enter}>
          <ul className={css.list}>
            {toasts.map((toast) => (
              <ToastCard
                key={toast.id}
                toast={toast}
                time={timeOf(toast)}
                closeLabel={closeLabel}
                onDone={() => remove(toast.id)}
                onGoneWithFocus={leave}
              />
            ))}
          </ul>
        </section>
      )}
    </ToastContext>
  );
}

/** Shows a sentence at the edge of the page and says it to screen readers; does nothing without a provider. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
