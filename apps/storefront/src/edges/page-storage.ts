/** What a page leaves for the next one in this tab. ORDER-04, ORDER-05 */
type Entry = 'partnerTransactionId' | 'isTaxExempt' | 'scrollPositions' | 'checkoutDrafts';

/** Empty when there is none, or when the browser keeps nothing. */
export function readEntry(name: Entry): string {
  try {
    return sessionStorage.getItem(name) ?? '';
  } catch {
    return '';
  }
}

export function keepEntry(name: Entry, value: string): void {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Private windows and full disks refuse: the shop works without.
  }
}

export function dropEntry(name: Entry): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // As above.
  }
}
