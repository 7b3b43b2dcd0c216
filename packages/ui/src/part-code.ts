import type { ComponentType } from 'react';

/** The code of a part that is loaded after the page's own, shared by all that show it. */
export interface PartCode<Props> {
  component(): ComponentType<Props> | undefined;
  /** Whether the last try failed; the next one clears it. */
  hasFailed(): boolean;
  /** Loads the code once, and again after a failure. Never rejects. */
  load(): Promise<void>;
  /** Calls back after every try, whoever started it. */
  subscribe(listener: () => void): () => void;
}

export function partCode<Props>(load: () => Promise<ComponentType<Props>>): PartCode<Props> {
  let component: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  let failed = false;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  return {
    component: () => component,
    hasFailed: () => failed,
    load: () =>
      (loading ??= load()
        .then(
          (loaded) => {
            component = loaded;
            failed = false;
          },
          () => {
            loading = undefined;
            failed = true;
          },
        )
        .then(notify)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
