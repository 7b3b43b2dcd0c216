import { reloadForCode } from './renewal.ts';

/**
 * Returns a loader of code that a function needs with its first call. It rejects while the code does not load, so that
 * the call fails as any other. Browsers never request a module again that failed, so a second failure after a click
 * reloads the page unless something was entered; without a click it could reload forever.
 */
export function lateCode<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loading: Promise<Code> | undefined;
  let hasFailed = false;
  const attempt = async () => {
    try {
      return await load();
    } catch (error) {
      loading = undefined;
      if (hasFailed && globalThis.navigator?.userActivation?.isActive) reloadForCode();
      hasFailed = true;
      throw error;
    }
  };
  return () => (loading ??= attempt());
}
