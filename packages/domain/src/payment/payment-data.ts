import type { Cents } from '../site/brand.ts';
import type { PlccOfferData } from './financing-offer.ts';
import type { RewardsData } from '../tenders/rewards.ts';
import type { AppliedGiftCard, AppliedTenderCode } from '../tenders/tenders.ts';
import type { AlternativePaymentsData, PayPalSetupData } from './wallet.ts';

/** Card type codes; `synchrony_plcc` is the store card, `synchrony_cbcc` the co-brand card. CARD-17 */
export type CardType =
  | 'mc'
  | 'visa'
  | 'amex'
  | 'discover'
  | 'diners'
  | 'synchrony_plcc'
  | 'synchrony_cbcc'
  | 'imprint'
  | 'cup'
  | 'jcb';

/** Position of a card in the payment of an order. CARD-19 */
export type CardSlot = 'CardOne' | 'CardTwo';

/** CARD-13; `appliedAmount` in cents. The encrypted card is never sent back. */
export interface PaymentCard {
  id: string;
  type: CardType;
  lastFour: string;
  binRange: string;
  expMonth: number;
  expYear: number;
  appliedAmount: Cents;
  basketPaymentId: string;
  isApplied: boolean;
  isVerificationApplied: boolean;
  isPrimary: boolean;
  isValid: boolean;
  saveToAccount: boolean;
  selectionIndex: number;
  verifyCreditCard: boolean;
  errors: CardErrors;
}

/** Errors of a payment card, as the server reports them. CARD-13, CARD-56 */
export interface CardErrors {
  hasRewardsRestrictionError: boolean;
  hasSessionError: boolean;
  hasZeroAmountError: boolean;
  isReissued: boolean;
  /** Decline message of the provider; empty when the card was accepted. */
  declineMessage: string;
}

/** A card encrypted in the browser with the payment provider's key; only the provider can decrypt `adyenCardData`. CARD-13, PAY-07 */
export interface EncryptedCard {
  type: CardType;
  adyenCardData: string;
  lastFour: string;
  binRange: string;
  expMonth: number;
  expYear: number;
  saveToAccount: boolean;
}

/** A card of the order or of the account; without an amount, in cents, it pays all. PAY-06 */
export interface KnownCard {
  id: string;
  appliedAmount?: Cents | undefined;
}

/** An encrypted card with the amount that it pays, as for a known card. PAY-07 */
export type NewCard = EncryptedCard & Pick<KnownCard, 'appliedAmount'>;

/**
 * Cards that pay an order: one, or two with their amounts. At most one of each slot is set. PAY-06, PAY-07,
 * CARD-19
 */
export interface CardPayment {
  cardOneData: NewCard | KnownCard | null;
  accountCardOneData?: KnownCard | null;
  cardTwoData?: NewCard | KnownCard | null;
  accountCardTwoData?: KnownCard | null;
}

/** A saved card as the checkout offers it; month and year are 0 for the house card. CARD-14 */
export interface AccountCard {
  cardInfo: Pick<PaymentCard, 'id' | 'type' | 'lastFour' | 'expMonth' | 'expYear'>;
  isExpired: boolean;
}

/** Data of the payment step; amounts in cents. PAY-03 */
export interface PaymentData {
  rewardsData: RewardsData;
  /** Whether a wallet may pay this order. PAY-04 */
  isAlternativePaymentsEnabled: boolean;
  /** `null` at a site without wallets. */
  alternativePaymentsData: AlternativePaymentsData | null;
  /** `payPalSetupData` is `null` where PayPal is not offered. */
  payPalData: { payPalSetupData: PayPalSetupData | null };
  isPayWithTwoCreditCardsEnabled: boolean;
  isPaymentNeeded: boolean;
  creditCardData: {
    isOnlyCbccAllowed: boolean;
    /** The shopper's saved cards, the one to offer first in front. CARD-11 */
    accountCardsInfo: readonly AccountCard[];
    /** Maximum number of saved cards per account. CARD-15, CARD-66 */
    accountCardsInfoLimit: number;
    cardOneInfo: { cardInfo: PaymentCard; verifyCreditCard: boolean } | null;
    cardTwoInfo: { cardInfo: PaymentCard; verifyCreditCard: boolean } | null;
  };
  /** Gift cards in payment order; `errorMessage` belongs to the current request. TENDER-01 */
  giftCardData: { giftCards: readonly AppliedGiftCard[]; errorMessage: string };
  /** After the gift cards. TENDER-05 */
  tenderCodesData: { tenderCodes: readonly AppliedTenderCode[]; errorMessage: string };
  /** Store card offer for this order. FIN-01 */
  plccOfferData: PlccOfferData;
  verifyErrors: readonly { cardId: string; message: string }[];
}

/** Public JWK of the payment provider; the browser encrypts a card with it. */
export interface CardPublicKey {
  keyId: string;
  jwk: { kty: string; n: string; e: string; alg: string; use: string };
  /** Names of the encrypted fields: this shop's own by default, or those of Adyen. */
  format?: 'adyen' | undefined;
}

/** API of a provider to which the browser sends a card itself, and gets a nonce for it that works once. */
export interface CardTokenizationKey {
  keyId: string;
  format: 'braintree';
  url: string;
  /** Public key of the account. */
  authorization: string;
}

/** Key with which a browser hides a card from this shop. CARD-13 */
export type CardEncryptionKey = CardPublicKey | CardTokenizationKey;
