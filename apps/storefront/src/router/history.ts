/** A place in the browser's history. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** Of this entry alone; 'default' where the shop was entered. */
  key: string;
}

/** How the shopper came: by Back, Forward or a first visit, by a new entry, or by one in the old one's place. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface NavigateOptions {
  /** Takes the place of the entry that is shown. */
  replace?: boolean;
}

type Hear = (kind: NavigationType) => void;
const listeners = new Set<Hear>();

const keyIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'key' in state && typeof state.key === 'string'
    ? state.key
    : 'default';

/** What the address bar shows. */
export const shownLocation = (): Location => {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: keyIn(window.history.state) };
};

/** The parts of a path of this site with its query and hash. */
export function locationOf(path: string): Location {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(path) ?? [];
  return { pathname, search, hash, key: 'default' };
}

/** Leads to an address of this site without loading a document. */
export function navigate(path: string, { replace = false }: NavigateOptions = {}): void {
  const state = { key: Math.random().toString(36).slice(2, 10) };
  try {
    window.history[replace ? 'replaceState' : 'pushState'](state, '', path);
  } catch {
    // Safari refuses more than a hundred entries in half a minute.
    window.location[replace ? 'replace' : 'assign'](path);
    return;
  }
  for (const hear of listeners) hear(replace ? 'REPLACE' : 'PUSH');
}

/** Hears of every change of the address; answers how to stop. */
export function hearNavigation(hear: Hear): () => void {
  const popped = () => hear('POP');
  listeners.add(hear);
  addEventListener('popstate', popped);
  return () => {
    listeners.delete(hear);
    removeEventListener('popstate', popped);
  };
}
