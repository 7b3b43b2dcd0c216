import type { ComponentType } from 'react';

/** The code of a part that is loaded after the page's own, shared by all that show it. */
export interface PartCode<Props> {
  component(): ComponentType<Props> | undefined;
  /** Whether the last try failed. */
  hasFailed(): boolean;
  /** Loads the code once, and again after a failure. Never rejects. */
  load(): Promise<void>;
  /** The first try, started when there was none; settled for good, whatever follows. */
  firstTry(): Promise<void>;
}

interface Loadable {
  load(): Promise<void>;
}

const failed = new Set<Loadable>();
const listeners = new Set<() => void>();

/** Calls back after every try to load any part. */
export function onPartTried(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let retryFailed: (() => void) | undefined;

/**
 * Says what happens when a part fails again after a click on 'Try Again'. Safari, and Chromium before 156, remember that
 * a module failed and never request it again: only a new document helps there.
 */
export function onRetryFailed(handle: () => void): void {
  retryFailed = handle;
}

/** Loads every part again that did not load: what failed for one failed for all. */
export async function retryParts(): Promise<void> {
  const again = [...failed];
  await Promise.all(again.map((part) => part.load()));
  // A part within one of them that failed for the first time has its try with the next click.
  if (again.some((part) => failed.has(part))) retryFailed?.();
}

export function partCode<Props>(load: () => Promise<ComponentType<Props>>): PartCode<Props> {
  let component: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let first: Promise<void> | undefined;
  const attempt = async () => {
    try {
      component = await load();
      failed.delete(code);
    } catch {
      loading = undefined;
      failed.add(code);
    }
    for (const listener of listeners) listener();
  };
  const code: PartCode<Props> = {
    component: () => component,
    hasFailed: () => failed.has(code),
    load: () => (loading ??= attempt()),
    firstTry: () => (first ??= code.load()),
  };
  return code;
}
