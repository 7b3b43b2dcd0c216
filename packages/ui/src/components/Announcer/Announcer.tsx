'use client';

import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export type Urgency = 'polite' | 'assertive';
export type Announce = (message: string, urgency?: Urgency) => void;

interface Spoken {
  id: number;
  message: string;
  urgency: Urgency;
}

const urgencies: Urgency[] = ['polite', 'assertive'];
/** Lifetime of an announcement, so that screen readers do not reach outdated text later; in ms. */
const stays = 7000;

const AnnounceContext = createContext<Announce>(() => {});

export interface AnnouncerProviderProps {
  /** The app; everything in it can speak. */
  children: ReactNode;
}

/** Holds the app's two live regions; put it once around everything. */
export function AnnouncerProvider({ children }: AnnouncerProviderProps) {
  const [spoken, setSpoken] = useState<Spoken[]>([]);
  const count = useRef(0);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  const announce = useCallback<Announce>((message, urgency = 'polite') => {
    const id = ++count.current;
    setSpoken((before) => [...before, { id, message, urgency }]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setSpoken((before) => before.filter((entry) => entry.id !== id));
    }, stays);
    timers.current.add(timer);
  }, []);

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      {urgencies.map((urgency) => (
        <VisuallyHidden as="div" key={urgency} aria-live={urgency} aria-relevant="additions">
          {spoken
            .filter((entry) => entry.urgency === urgency)
            .map(({ id, message }) => (
              <p key={id}>{message}</p>
            ))}
        </VisuallyHidden>
      ))}
    </AnnounceContext.Provider>
  );
}

/** Announces a sentence to screen readers; does nothing without a provider. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
