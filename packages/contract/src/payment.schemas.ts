import {
  type AlternativePaymentsData,
  type AccountCard,
  type BrowserInfo,
  type KnownCard,
  type NewCard,
  type PaymentCard,
  type PaymentData,
  type PayPalSetupData,
  type RewardsData,
  type EncryptedCard,
  type CardEncryptionKey,
  walletKinds,
} from '@settee/domain';
import * as v from 'valibot';
import { cents, booleanSchema, shortText, textSchema, integerSchema } from './fields.ts';

export const cardTypeSchema = v.picklist([
  'mc',
  'visa',
  'amex',
  'discover',
  'diners',
  'synchrony_plcc',
  'synchrony_cbcc',
  'imprint',
  'cup',
  'jcb',
]);

const screenSize = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999));

/** Of the browser that pays; payments that a bank confirms need it. */
export const browserInfoField: v.GenericSchema<BrowserInfo> = v.object({
  colorDepth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  language: v.pipe(v.string(), v.maxLength(35)),
  screenHeight: screenSize,
  screenWidth: screenSize,
  timeZoneOffset: v.pipe(v.number(), v.integer(), v.minValue(-1440), v.maxValue(1440)),
});

/** A JWE in compact form. */
export const encryptedField = v.pipe(v.string(), v.minLength(1), v.maxLength(4000));

/** Month and year are 0 for the house card. CARD-43 */
export const encryptedCardField: v.GenericSchema<EncryptedCard> = v.object({
  type: cardTypeSchema,
  adyenCardData: encryptedField,
  lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  binRange: v.pipe(v.string(), v.regex(/^\d{0,6}$/)),
  expMonth: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(12)),
  expYear: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)),
  saveToAccount: booleanSchema,
});

/** Amount of one of two cards, in cents. TWO-09, TWO-10 */
const amountField = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));
const knownCardField: v.GenericSchema<KnownCard> = v.object({
  id: shortText,
  appliedAmount: v.optional(amountField),
});
const newCardField: v.GenericSchema<NewCard> = v.intersect([
  encryptedCardField,
  v.object({ appliedAmount: v.optional(amountField) }),
]);
const known = v.optional(v.nullable(knownCardField), null);
const newOrKnown = v.nullable(v.union([newCardField, knownCardField]));

/** Payment of an order, without an encrypted card. PAY-06 */
export const savePaymentField = v.object({
  cardOneData: known,
  accountCardOneData: known,
  cardTwoData: known,
  accountCardTwoData: known,
});
/** Payment of an order with one or two encrypted cards. PAY-07 */
export const cardPaymentField = v.object({
  cardOneData: newOrKnown,
  accountCardOneData: known,
  cardTwoData: v.optional(newOrKnown, null),
  accountCardTwoData: known,
});

/** The rewards card of the certificate, if it is not yet the card of the order. TENDER-07 */
export const rewardsCardField = {
  cardOneData: v.optional(newOrKnown, null),
  accountCardOneData: known,
};

const cardSchema: v.GenericSchema<PaymentCard> = v.object({
  id: textSchema,
  type: cardTypeSchema,
  lastFour: textSchema,
  binRange: textSchema,
  expMonth: integerSchema,
  expYear: integerSchema,
  appliedAmount: cents,
  basketPaymentId: textSchema,
  isApplied: booleanSchema,
  isVerificationApplied: booleanSchema,
  isPrimary: booleanSchema,
  isValid: booleanSchema,
  saveToAccount: booleanSchema,
  selectionIndex: integerSchema,
  verifyCreditCard: booleanSchema,
  errors: v.object({
    hasRewardsRestrictionError: booleanSchema,
    hasSessionError: booleanSchema,
    hasZeroAmountError: booleanSchema,
    isReissued: booleanSchema,
    declineMessage: textSchema,
  }),
});

const accountCardSchema: v.GenericSchema<AccountCard> = v.object({
  cardInfo: v.object({
    id: textSchema,
    type: cardTypeSchema,
    lastFour: textSchema,
    expMonth: integerSchema,
    expYear: integerSchema,
  }),
  isExpired: booleanSchema,
});

const slotSchema = v.nullable(v.object({ cardInfo: cardSchema, verifyCreditCard: booleanSchema }));

export const rewardsDataSchema: v.GenericSchema<RewardsData> = v.object({
  errorMessage: textSchema,
  successMessage: textSchema,
  applied: v.array(v.object({ certificateNumber: textSchema, appliedAmount: cents, remaining: cents })),
  certificates: v.array(v.object({ certificateNumber: textSchema, value: cents, endsAt: textSchema })),
  rewardsTotal: cents,
});

const walletKindSchema = v.picklist(walletKinds);
const environmentSchema = v.picklist(['demo', 'sandbox', 'production']);
/** A wallet as a placed order stores it. */
export const paidWalletFields = { kind: walletKindSchema, account: textSchema, appliedAmount: cents };

const alternativePaymentsSchema: v.GenericSchema<AlternativePaymentsData> = v.object({
  provider: v.picklist(['embedded', 'braintree']),
  kinds: v.array(walletKindSchema),
  authorization: textSchema,
  environment: environmentSchema,
  appliedWallet: v.nullable(
    v.object({
      ...paidWalletFields,
      isApplied: booleanSchema,
      errors: v.object({ hasRewardsRestrictionError: booleanSchema, declineMessage: textSchema }),
    }),
  ),
  errorMessage: textSchema,
});

const payPalSetupSchema: v.GenericSchema<PayPalSetupData> = v.object({
  authorization: textSchema,
  environment: environmentSchema,
  currency: v.picklist(['USD', 'CAD']),
  amount: cents,
});

export const paymentDataSchema: v.GenericSchema<PaymentData> = v.object({
  rewardsData: rewardsDataSchema,
  isAlternativePaymentsEnabled: booleanSchema,
  alternativePaymentsData: v.nullable(alternativePaymentsSchema),
  payPalData: v.object({ payPalSetupData: v.nullable(payPalSetupSchema) }),
  isPayWithTwoCreditCardsEnabled: booleanSchema,
  isPaymentNeeded: booleanSchema,
  creditCardData: v.object({
    isOnlyCbccAllowed: booleanSchema,
    accountCardsInfo: v.array(accountCardSchema),
    accountCardsInfoLimit: integerSchema,
    cardOneInfo: slotSchema,
    cardTwoInfo: slotSchema,
  }),
  giftCardData: v.object({
    giftCards: v.array(v.object({ cardNumber: textSchema, appliedAmount: cents, remaining: cents })),
    errorMessage: textSchema,
  }),
  tenderCodesData: v.object({
    tenderCodes: v.array(v.object({ tenderCodeNumber: textSchema, appliedAmount: cents, remaining: cents })),
    errorMessage: textSchema,
  }),
  plccOfferData: v.object({
    isOffered: booleanSchema,
    selectedOption: v.nullable(v.picklist([1, 2])),
    terms: textSchema,
    errorMessage: textSchema,
  }),
  verifyErrors: v.array(v.object({ cardId: textSchema, message: textSchema })),
});

export const keySchema: v.GenericSchema<CardEncryptionKey> = v.union([
  v.object({
    keyId: textSchema,
    jwk: v.object({ kty: textSchema, n: textSchema, e: textSchema, alg: textSchema, use: textSchema }),
    format: v.optional(v.literal('adyen')),
  }),
  v.object({ keyId: textSchema, format: v.literal('braintree'), url: textSchema, authorization: textSchema }),
]);
