import type { Cents, SiteCulture, TenderKind } from '@settee/domain';

/** What a shopper gave; a tender code has no PIN. */
export interface ValueEntry {
  kind: TenderKind;
  number: string;
  pin: string;
  /** Money of one currency pays on sites of that currency only. */
  siteCulture: SiteCulture;
}

export type ValueRefusal = 'unknown' | 'empty' | 'expired' | 'not-activated' | 'wrong-site';
/** `token` is the same each time and says nothing of the number. */
export type Looked = { isFound: true; token: string; balance: Cents } | { isFound: false; refusal: ValueRefusal };

/** What an order takes from one token. */
export interface Part {
  token: string;
  amount: Cents;
}

/** What is on a token that was to hold more. */
export interface Short {
  token: string;
  balance: Cents;
}

/** `short` is `null` for an attempt that was released before. */
export type Held = { isHeld: true } | { isHeld: false; short: Short | null };

/** Who keeps the money of gift cards and tender codes. A call that fails throws. Never call it inside a database transaction. */
export interface StoredValue {
  look(entry: ValueEntry): Promise<Looked>;
  /** Sets money aside, every part or none; a repeat of an attempt answers the same and holds once. */
  hold(attemptId: string, parts: readonly Part[]): Promise<Held>;
  /** Spends what is held; nothing happens when it was spent already. */
  take(attemptId: string): Promise<void>;
  /** Gives back what is held; also bars a hold that still has to arrive. */
  release(attemptId: string): Promise<void>;
}
