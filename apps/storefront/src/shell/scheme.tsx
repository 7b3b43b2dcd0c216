import type { SchemeChoice } from '@settee/ui';
import { createContext, use, useCallback, useState } from 'react';
import { usePage } from '../data/site.ts';
import { storeScheme } from '../edges/scheme.ts';

interface SchemeState {
  scheme: SchemeChoice;
  choose: (scheme: SchemeChoice) => void;
}

const SchemeContext = createContext<SchemeState | null>(null);
export const SchemeProvider = SchemeContext;

/** State of the color scheme, starting with what the server read from the cookie. */
export function useSchemeState(): SchemeState {
  const [scheme, setScheme] = useState<SchemeChoice>(usePage().scheme ?? 'auto');
  const choose = useCallback((choice: SchemeChoice) => {
    storeScheme(choice);
    setScheme(choice);
  }, []);
  return { scheme, choose };
}

/** Returns the color scheme of the page and the function that changes it. */
export function useScheme(): SchemeState {
  const state = use(SchemeContext);
  if (!state) throw new Error('There is no document above this component.');
  return state;
}
