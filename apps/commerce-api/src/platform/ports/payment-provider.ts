import type { CardType, Cents, Currency, CardEncryptionKey } from '@settee/domain';

/** What may be shown of a card that was taken. */
export interface TokenizedCard {
  token: string;
  type: CardType;
  lastFour: string;
  binRange: string;
  expMonth: number;
  expYear: number;
}

export type CardRejection = 'session' | 'reissued' | 'invalid';
export type TokenizeResult = { isTaken: true; card: TokenizedCard } | { isTaken: false; refusal: CardRejection };

/** What became of a security code that was sealed alone. CARD-67 */
export type Verification = 'right' | 'wrong' | 'session';

export type DeclineCode = 'declined' | 'insufficient-funds' | 'expired';
/** `amount` is what was authorised, which a provider may lower; an order takes nothing but what it asked for. */
export type AuthorizationResult = { isAuthorized: true; amount: Cents } | { isAuthorized: false; code: DeclineCode };

export type PaymentStatus = 'authorised' | 'declined' | 'captured' | 'voided';

export interface PaymentRequest {
  /** Made by the merchant; a repeat of the same attempt answers the same and charges once. */
  attemptId: string;
  token: string;
  amount: Cents;
  currency: Currency;
}

/** The company that holds cards and moves money. Never call it inside a database transaction. */
export interface PaymentProvider {
  sealingKey(): Promise<CardEncryptionKey>;
  /** Opens a sealed card and keeps it; the merchant gets a token. */
  tokenize(sealed: string): Promise<TokenizeResult>;
  /** Has the code of a card that is kept judged by who issued it. */
  verify(token: string, sealedCode: string): Promise<Verification>;
  authorize(request: PaymentRequest): Promise<AuthorizationResult>;
  /** Takes an authorised amount; nothing happens when it was taken already. */
  capture(attemptId: string): Promise<void>;
  /** Gives an authorisation up; also bars one that still has to arrive. */
  void(attemptId: string): Promise<void>;
  /** What became of an attempt; `null` when it never arrived. */
  find(attemptId: string): Promise<PaymentStatus | null>;
}
