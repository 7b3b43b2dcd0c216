import type { WalletOutcome, WalletRequest } from '@settee/checkout-kit';
import type { Currency, WalletKind } from '@settee/domain';

/** A sheet of the embedded wallets that waits for the shopper. */
export interface OpenSheet extends Pick<WalletRequest, 'basketId' | 'amount'> {
  kind: Extract<WalletKind, 'venmo' | 'applePay'>;
  currency: Currency;
  /** Closes the sheet with its result. */
  close: (outcome: WalletOutcome) => void;
}

let sheet: OpenSheet | null = null;
const listeners = new Set<() => void>();

function show(next: OpenSheet | null): void {
  sheet = next;
  for (const listener of listeners) listener();
}

/** The open sheet; `null` when there is none. */
export const getOpenSheet = (): OpenSheet | null => sheet;

export function subscribeToSheet(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens a sheet over the page and resolves once the shopper has decided. */
export function openSheet(request: Omit<OpenSheet, 'close'>): Promise<WalletOutcome> {
  return new Promise((resolve) => {
    show({
      ...request,
      close: (outcome) => {
        show(null);
        resolve(outcome);
      },
    });
  });
}
