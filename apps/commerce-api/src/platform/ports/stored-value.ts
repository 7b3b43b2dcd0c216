import type { Cents, SiteCulture, TenderType } from '@settee/domain';

/** Credentials entered by the shopper; a tender code has no PIN. */
export interface StoredValueCredentials {
  kind: TenderType;
  number: string;
  pin: string;
  /** Money of one currency pays on sites of that currency only. */
  siteCulture: SiteCulture;
}

export type StoredValueError = 'unknown' | 'empty' | 'expired' | 'not-activated' | 'wrong-site';
/** `token` is the same each time and says nothing of the number. */
export type BalanceResult =
  | { isFound: true; token: string; balance: Cents }
  | { isFound: false; error: StoredValueError };

/** Amount of an order held on one token. */
export interface HoldAmount {
  token: string;
  amount: Cents;
}

/** Balance of a token that is below the requested hold. */
export interface InsufficientBalance {
  token: string;
  balance: Cents;
}

/** `short` is `null` for an attempt that was released before. */
export type HoldResult = { isHeld: true } | { isHeld: false; short: InsufficientBalance | null };

/**
 * Provider of gift cards and tender codes. Failed requests throw. Must not be called inside a database
 * transaction.
 */
export interface StoredValue {
  getBalance(entry: StoredValueCredentials): Promise<BalanceResult>;
  /** Holds all parts or none; a repeat for the same attempt returns the same result and holds once. */
  hold(attemptId: string, parts: readonly HoldAmount[]): Promise<HoldResult>;
  /** Spends what is held; nothing happens when it was spent already. */
  capture(attemptId: string): Promise<void>;
  /** Releases a hold, and rejects one that arrives later. */
  release(attemptId: string): Promise<void>;
}
