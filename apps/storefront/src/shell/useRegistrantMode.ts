import { useSyncExternalStore } from 'react';
import { isRegistrantMode } from '../edges/registrant-mode.ts';
import { usePage } from './site.ts';

const never = () => () => undefined;

/** The flag of registry mode: the server's to begin with, later the browser's own. REG-01 */
export function useRegistrantMode(): boolean {
  const page = usePage();
  return useSyncExternalStore(never, isRegistrantMode, () => page.isRegistrantMode ?? false);
}
