'use client';

import {
  createContext,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { containEvents } from '../../contain-events.ts';
import { useAnnounce } from '../Announcer/Announcer.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
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
  label: givenLabel,
  closeLabel: givenCloseLabel,
  limit = 3,
}: ToastProviderProps) {
  const closeLabel = useWord('closeMessage', givenCloseLabel, 'Close message');
  const label = useWord('notifications', givenLabel, 'Notifications (F8)');
  const { toasts, show, remove } = useToasts(limit);
  const region = useRef<HTMLElement>(null);
  useFocusKey(region);
  const { enter, leave } = useFocusReturn();

  return (
    <ToastContext.Provider value={show}>
      {children}
      {toasts.length > 0 && (
        <section
          ref={region}
          aria-label={label}
          data-toasts=""
          {...containEvents({ className: css.region, onFocus: enter })}
        >
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
    </ToastContext.Provider>
  );
}

/** The toasts that are shown, the oldest first. */
function useToasts(limit: number) {
  const [toasts, setToasts] = useState<readonly (ToastMessage & { id: number })[]>([]);
  const announce = useAnnounce();
  const count = useRef(0);
  const show = useCallback<ShowToast>(
    (toast) => {
      const id = ++count.current;
      setToasts((present) => [...present, { ...toast, id }].slice(-limit));
      announce(toast.action ? `${toast.message} ${toast.action.label}: F8` : toast.message, toast.urgency);
    },
    [announce, limit],
  );
  const remove = (id: number) => setToasts((present) => present.filter((toast) => toast.id !== id));
  return { toasts, show, remove };
}

/** `F8` moves the focus to the first toast. */
function useFocusKey(region: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const moveFocus = (event: KeyboardEvent) => {
      const first = region.current?.querySelector<HTMLElement>('button');
      if (event.key !== 'F8' || !first) return;
      event.preventDefault();
      first.focus();
    };
    addEventListener('keydown', moveFocus);
    return () => removeEventListener('keydown', moveFocus);
  }, [region]);
}

/** Returns the focus to its former place when a focused toast is removed. */
function useFocusReturn() {
  const before = useRef<EventTarget>(null);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  const leave = useCallback(() => {
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
  }, []);
  return { enter, leave };
}

/** Shows a sentence at the edge of the page and announces it; does nothing without a provider. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
