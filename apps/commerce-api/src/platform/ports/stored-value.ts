import type { Cents, SiteCulture, TenderType } from '@settee/domain';

/** What a shopper gave; a tender code has no PIN. */
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
  | { isFound: false; refusal: StoredValueError };

/** What an order takes from one token. */
export interface HoldAmount {
  token: string;
  amount: Cents;
}

/** What is on a token that was to hold more. */
export interface InsufficientBalance {
  token: string;
  balance: Cents;
}

/** `short` is `null` for an attempt that was released before. */
export type HoldResult = { isHeld: true } | { isHeld: false; short: InsufficientBalance | null };

/** Who keeps the money of gift cards and tender codes. A call that fails throws. Never call it inside a database transaction. */
export interface StoredValue {
  getBalance(entry: StoredValueCredentials): Promise<BalanceResult>;
  /** Sets money aside, every part or none; a repeat of an attempt answers the same and holds once. */
  hold(attemptId: string, parts: readonly HoldAmount[]): Promise<HoldResult>;
  /** Spends what is held; nothing happens when it was spent already. */
  capture(attemptId: string): Promise<void>;
  /** Gives back what is held; also bars a hold that still has to arrive. */
  release(attemptId: string): Promise<void>;
}
