import type { BrowserInfo, CardType, Cents, ShopCurrency, CardEncryptionKey } from '@settee/domain';

/** Displayable data and token of an accepted card. */
export interface TokenizedCard {
  /** Of the provider's card vault; it can pay again, also years later. */
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

/** `not-authenticated`: the shopper failed or canceled a challenge. `no-response`: the bank may have authorized. */
export type DeclineCode = 'declined' | 'insufficient-funds' | 'expired' | 'not-authenticated' | 'no-response';

/**
 * Authorization result; `amount` is the authorized amount, which a provider may lower. An order accepts only the
 * requested amount.
 */
export type AuthorizationResult =
  | { status: 'authorized'; amount: Cents }
  /** The shopper must visit `url`, for a 3-D Secure challenge for example, and then returns to `returnUrl`. */
  | { status: 'action-required'; url: string }
  | { status: 'declined'; code: DeclineCode };

/** Browser of a shopper who pays; a bank requires it for 3-D Secure. */
export interface PayingBrowser {
  /** IP address, or `unknown`. */
  address: string;
  userAgent: string;
  /** As the page reported it. */
  info?: BrowserInfo | undefined;
}

export interface PaymentRequest {
  /** Idempotency key created by the merchant; a repeat returns the present result and charges once. */
  paymentId: string;
  token: string;
  amount: Cents;
  currency: ShopCurrency;
  /** Absolute URL to which the shopper returns after an action. */
  returnUrl: string;
  /** Omitted if it is not known. */
  browser?: PayingBrowser | undefined;
}

/** A capture or a refund of a part of a payment; `id` is its idempotency key. */
export interface PaymentOperation {
  id: string;
  paymentId: string;
  amount: Cents;
  currency: ShopCurrency;
}

/** `pending`: the provider reports the result in a webhook. */
export type OperationStatus = 'succeeded' | 'pending' | 'failed';

/**
 * States of a payment: action-required → authorized | declined; authorized → captured, in parts, or voided. A void
 * after a partial capture leaves `captured`. Amounts are sums in cents.
 */
export interface Payment {
  status: 'action-required' | 'authorized' | 'declined' | 'captured' | 'voided';
  authorized: Cents;
  captured: Cents;
  refunded: Cents;
  /** URL of the page for the required action; `null` when none is required. */
  actionUrl: string | null;
}

/** Message of a webhook. `id` is unique, so that a repeated delivery changes nothing. */
export interface PaymentNotice {
  id: string;
  paymentId: string;
  kind: 'authorization' | 'capture' | 'refund' | 'void';
  isSuccess: boolean;
  /** Of a capture or refund; `null` for another kind. */
  operationId: string | null;
}

/** `null` when the signature is wrong or the delivery is too old. */
export type WebhookResult = readonly PaymentNotice[] | null;

/** The company that holds cards and moves money. Never call it inside a database transaction. */
export interface PaymentProvider {
  encryptionKey(): Promise<CardEncryptionKey>;
  /** Decrypts and stores a card; returns its token. */
  tokenize(encrypted: string): Promise<TokenizeResult>;
  /** Verifies the security code of a stored card with its issuer. */
  verify(token: string, encryptedCode: string): Promise<Verification>;
  authorize(request: PaymentRequest): Promise<AuthorizationResult>;
  /** Reports with what parameters the shopper returned from an action; no effect when it was reported before. */
  completeAction(paymentId: string, parameters: Readonly<Record<string, string>>): Promise<void>;
  /** Captures a part of the authorized amount; a repeat captures once and returns the present status. */
  capture(operation: PaymentOperation): Promise<OperationStatus>;
  /** Refunds a part of the captured amount; a repeat refunds once and returns the present status. */
  refund(operation: PaymentOperation): Promise<OperationStatus>;
  /** Voids the uncaptured amount; also blocks an authorization that arrives later. */
  void(paymentId: string): Promise<void>;
  /** Returns the state of a payment; `null` when it never arrived. */
  find(paymentId: string): Promise<Payment | null>;
  /** Verifies the signature of a webhook delivery and reads its notices. */
  readWebhook(body: string, headers: Headers): Promise<WebhookResult>;
}
