import { useLayoutEffect } from '@settee/ui';
import { createContext, type RefObject, useContext, useEffect, useRef, useState } from 'react';

/** Entry of a field with its own button: a code, an amount, an address. */
export interface PendingEntry {
  /** Something is entered or being sent, and not applied. */
  isEntered: boolean;
  /** Applies it and returns true; otherwise shows why not, focuses the field and returns false. */
  send: () => Promise<boolean>;
}

/** The entries of a page with what applies them. */
export interface PendingEntries {
  /** In the order of the page. */
  entries: Set<RefObject<PendingEntry>>;
  /**
   * Applies all entries, one after the other, until one is rejected; false then, and while it is running.
   * `undefined` at once when nothing is entered, so that what follows is still part of the click.
   */
  sendEntered: () => Promise<boolean> | undefined;
}

const isEntered = ({ current }: RefObject<PendingEntry>) => current.isEntered;

const Context = createContext<PendingEntries | null>(null);

/** Makes the entries below part of a page or step; `value` is from `usePendingEntries`. */
export const PendingEntriesProvider = Context.Provider;

/** Makes going on from the page around it apply an entry first; without a provider it does nothing. */
export function usePendingEntry(entry: PendingEntry): void {
  const pending = useContext(Context);
  const latest = useRef(entry);
  useLayoutEffect(() => {
    latest.current = entry;
  });
  useEffect(() => {
    pending?.entries.add(latest);
    return () => void pending?.entries.delete(latest);
  }, [pending]);
}

/** Like `usePendingEntry` for one field; returns the ref of its input, which gets the focus when `apply` returns false. */
export function usePendingField(isEntered: boolean, apply: () => Promise<boolean>): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const send = async () => {
    const isApplied = await apply();
    if (!isApplied) field.current?.focus();
    return isApplied;
  };
  usePendingEntry({ isEntered, send });
  return field;
}

/** Returns a function that resolves once everything that was set before is rendered; false when the page was left. */
function useRendered() {
  const [turn, setTurn] = useState(0);
  const isLeft = useRef(false);
  const waiting = useRef<(isRendered: boolean) => void>(undefined);
  useEffect(() => waiting.current?.(true), [turn]);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      waiting.current?.(false);
    };
  }, []);
  return () =>
    new Promise<boolean>((resolve) => {
      if (isLeft.current) return resolve(false);
      waiting.current = resolve;
      setTurn((before) => before + 1);
    });
}

/** The entries of a page that are not sent. `isSending` while they are applied. */
export function usePendingEntries(): { pending: PendingEntries; isSending: boolean } {
  const [isSending, setIsSending] = useState(false);
  const isRunning = useRef(false);
  const rendered = useRendered();

  const sendEach = async (entries: PendingEntries['entries']) => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setIsSending(true);
    let isApplied = true;
    try {
      for (const entry of entries) {
        // An applied entry changes what the next one is checked against, so that has to be rendered first.
        if (isApplied && isEntered(entry)) isApplied = (await entry.current.send()) && (await rendered());
      }
    } finally {
      isRunning.current = false;
      setIsSending(false);
    }
    return isApplied;
  };
  // Always the same, so that no part of the page renders again for it.
  const [pending] = useState<PendingEntries>(() => {
    const entries: PendingEntries['entries'] = new Set();
    const hasWork = () => isRunning.current || [...entries].some(isEntered);
    return { entries, sendEntered: () => (hasWork() ? sendEach(entries) : undefined) };
  });
  return { pending, isSending };
}

/** Returns a function that applies all entries, then calls `goOn` unless one was rejected. One rule for all pages. */
export function useGoOn({ sendEntered }: PendingEntries, goOn: () => Promise<unknown>): () => Promise<void> {
  const latest = useRef<() => Promise<unknown>>(undefined);
  useLayoutEffect(() => {
    latest.current = goOn;
    // A page that was left meanwhile does not continue.
    return () => {
      latest.current = undefined;
    };
  });
  return async () => {
    const sent = sendEntered();
    if (!sent || (await sent)) await latest.current?.();
  };
}

/** Returns `sendEntered` of the page around it, for other ways to continue, such as a wallet. */
export function useSendEntered(): PendingEntries['sendEntered'] {
  const pending = useContext(Context);
  return () => pending?.sendEntered();
}

/** Runs one call at a time; while one is running, returns its result for others. */
export function useOneCall<Result>(): (call: () => Promise<Result>) => Promise<Result> {
  const running = useRef<Promise<Result>>(undefined);
  return (call) => {
    running.current ??= call().finally(() => {
      running.current = undefined;
    });
    return running.current;
  };
}
