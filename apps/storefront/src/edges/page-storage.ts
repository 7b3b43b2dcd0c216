/** Keys of the session storage, shared by the pages of a tab. ORDER-04, ORDER-05 */
type Entry = 'partnerTransactionId' | 'isTaxExempt' | 'scrollPositions' | 'heldEvents' | 'checkoutDrafts';

/** Returns an empty string if there is no value or storage is unavailable. */
export function getSessionItem(name: Entry): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

/** Returns whether the browser stored it. */
export function setSessionItem(name: Entry, value: string): boolean {
  try {
    sessionStorage.setItem(name, value);
    return true;
  } catch {
    // Private windows and full disks block storage; the shop works without it.
    return false;
  }
}

export function removeSessionItem(name: Entry): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // As above.
  }
}
