/** Keys of the session storage, shared by the pages of a tab. ORDER-04, ORDER-05 */
type SessionEntry = 'partnerTransactionId' | 'isTaxExempt' | 'scrollPositions' | 'heldEvents' | 'checkoutDrafts';

/** Runs a call of a storage; private windows, blocked cookies and full disks make it throw. */
function attempt<T>(call: () => T): T | null {
  try {
    return call();
  } catch {
    return null;
  }
}

/** Returns an empty string if there is no value or storage is unavailable. */
export const getSessionItem = (name: SessionEntry): string => attempt(() => sessionStorage.getItem(name)) ?? '';

/** Returns whether the browser stored it. */
export const setSessionItem = (name: SessionEntry, value: string): boolean =>
  attempt(() => sessionStorage.setItem(name, value)) !== null;

export function removeSessionItem(name: SessionEntry): void {
  attempt(() => sessionStorage.removeItem(name));
}

/** Returns an empty string if there is no value in the storage of all tabs, and `null` if it is unavailable. */
export const getLocalItem = (name: string): string | null => attempt(() => localStorage.getItem(name) ?? '');

export function setLocalItem(name: string, value: string): void {
  attempt(() => localStorage.setItem(name, value));
}
