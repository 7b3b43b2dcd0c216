/** Parts of the checkout with entries that survive a reload. */
export type DraftName = 'shipping' | 'recipient' | 'giftOptions' | 'payment' | 'billing' | 'promo';

/** Entries by field. Never holds a card's number, expiry or security code, nor a gift card's number or PIN. */
export type Draft = Readonly<Record<string, string>>;

/** Stores unsaved entries for this tab only; must be cleared when the shopper signs out. */
export interface DraftPorts {
  /** `null` when there is none. */
  read(name: DraftName): Draft | null;
  save(name: DraftName, draft: Draft): void;
  drop(name: DraftName): void;
}
