import type { Address, StreetSuggestion } from '@settee/domain';
import { useEffect, useRef, useState } from 'react';
import type { PortResult } from '../errors/request-failure.ts';

/** Port for address suggestions that start with the typed text. SHIP-10 */
export type SuggestAddresses = (text: string, postalCode: string) => Promise<PortResult<readonly StreetSuggestion[]>>;

/** Pause in typing before a request, in ms. */
const pauseMs = 200;
const minLength = 3;
/** Longer texts are no street. */
const maxLength = 100;

/** Suggestions for the first line of an address; `null` without a port. */
export function useStreetSuggestions(port: SuggestAddresses | undefined, { postalCode }: Pick<Address, 'postalCode'>) {
  const [found, setFound] = useState<readonly StreetSuggestion[]>([]);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef('');
  useEffect(() => () => clearTimeout(waiting.current), []);
  if (!port) return null;

  const load = async (text: string) => {
    const result = await port(text, postalCode);
    if (latest.current === text) setFound(result.ok ? result.value : []);
  };
  const suggest = (text: string) => {
    clearTimeout(waiting.current);
    latest.current = text;
    if (text.trim().length < minLength || text.length > maxLength) return setFound([]);
    waiting.current = setTimeout(() => void load(text), pauseMs);
  };
  return { found, suggest };
}
