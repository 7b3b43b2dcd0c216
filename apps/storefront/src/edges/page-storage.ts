/** What a page leaves for the next one in this tab. ORDER-04, ORDER-05 */
type Entry = 'partnerTransactionId' | 'isTaxExempt' | 'scrollPositions' | 'heldEvents' | 'checkoutDrafts';

/** Empty when there is none, or when the browser keeps nothing. */
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
    // Private windows and full disks refuse: the shop works without.
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
