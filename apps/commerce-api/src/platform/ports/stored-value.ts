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
/** `token` is stable and does not reveal the number. */
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

/** `short` is `null` for a hold that was released before. */
export type HoldResult = { isHeld: true } | { isHeld: false; short: InsufficientBalance | null };

/** A gift card that was bought; `amount` in cents. */
export interface NewGiftCard {
  cardId: string;
  amount: Cents;
  siteCulture: SiteCulture;
}

/** A part of what an attempt has spent on a token; `id` is the idempotency key. */
export interface StoredValueRefund {
  id: string;
  attemptId: string;
  token: string;
  amount: Cents;
}

/**
 * Provider of gift cards and tender codes. Failed requests throw. Must not be called inside a database
 * transaction.
 */
export interface StoredValue {
  getBalance(entry: StoredValueCredentials): Promise<BalanceResult>;
  /** Holds an amount; a repeat for the same attempt and token returns the same result and holds once. */
  hold(attemptId: string, part: HoldAmount): Promise<HoldResult>;
  /** Spends what an attempt holds on a token; nothing happens when it was spent already. */
  capture(attemptId: string, token: string): Promise<void>;
  /** Releases what an attempt holds on a token, and rejects a hold that arrives later. */
  release(attemptId: string, token: string): Promise<void>;
  /** Returns a part of the spent value to its token, once for the same `id`; `failed` if less is left. */
  refund(refund: StoredValueRefund): Promise<'succeeded' | 'failed'>;
  /** Issues a gift card, once for the same `cardId`; a repeat returns the same number and PIN. */
  issueGiftCard(card: NewGiftCard): Promise<{ number: string; pin: string }>;
}
