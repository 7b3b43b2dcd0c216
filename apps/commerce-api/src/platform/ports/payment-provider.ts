import type { CardType, Cents, Currency, CardEncryptionKey } from '@settee/domain';

/** Displayable data and token of an accepted card. */
export interface TokenizedCard {
  token: string;
  type: CardType;
  lastFour: string;
  binRange: string;
  expMonth: number;
  expYear: number;
}

export type CardRejection = 'session' | 'reissued' | 'invalid';
export type TokenizeResult = { isTaken: true; card: TokenizedCard } | { isTaken: false; rejection: CardRejection };

/** Result of the verification of an encrypted security code. CARD-67 */
export type Verification = 'right' | 'wrong' | 'session';

export type DeclineCode = 'declined' | 'insufficient-funds' | 'expired';
/**
 * Authorization result; `amount` is the authorized amount, which a provider may lower. An order accepts only the
 * requested amount.
 */
export type AuthorizationResult = { isAuthorized: true; amount: Cents } | { isAuthorized: false; code: DeclineCode };

export type PaymentStatus = 'authorised' | 'declined' | 'captured' | 'voided';

export interface PaymentRequest {
  /** Idempotency key created by the merchant; a repeat returns the same result and charges once. */
  attemptId: string;
  token: string;
  amount: Cents;
  currency: Currency;
}

/** The company that holds cards and moves money. Never call it inside a database transaction. */
export interface PaymentProvider {
  sealingKey(): Promise<CardEncryptionKey>;
  /** Decrypts and stores a card; returns its token. */
  tokenize(sealed: string): Promise<TokenizeResult>;
  /** Verifies the security code of a stored card with its issuer. */
  verify(token: string, sealedCode: string): Promise<Verification>;
  authorize(request: PaymentRequest): Promise<AuthorizationResult>;
  /** Captures an authorized amount; no effect when already captured. */
  capture(attemptId: string): Promise<void>;
  /** Gives an authorisation up; also bars one that still has to arrive. */
  void(attemptId: string): Promise<void>;
  /** Returns the status of an attempt; `null` when it never arrived. */
  find(attemptId: string): Promise<PaymentStatus | null>;
}
