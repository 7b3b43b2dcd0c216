import type {
  Address,
  AddressValidationResult,
  BaggingOption,
  CardPayment,
  CardVerification,
  PlccOption,
  CheckoutState,
  PlaceOrderResponse,
  OrderSummary,
  PlaceOrderRequest,
  EncryptedCard,
  GiftReceiptOption,
  Recipient,
  ServiceLevel,
  CardPayload,
  ShippingAndGiftOptionsRequest,
} from '@settee/domain';
import type { FindPlace } from '../delivery/useAddressForm.ts';
import type { SuggestAddresses } from '../delivery/useStreetSuggestions.ts';
import type { DraftPorts } from '../draft-ports.ts';
import type { PopupContent } from '../payment/HelpPopup/HelpPopup.tsx';
import type { PortResult } from '../errors/request-failure.ts';
import type { ValidationPorts } from '../errors/useCartValidation.ts';
import type { WalletPorts } from '../payment/wallet-ports.ts';
import type { ProblemPorts } from '../errors/useProblems.ts';
import type { RecipientPorts } from './recipient-ports.ts';
import type { CheckoutPromoPorts, RewardsPorts, TenderPorts } from '../tenders/ports.ts';

export type { Draft, DraftName, DraftPorts } from '../draft-ports.ts';

/** Request that saves the gift options and the service level of a recipient. SHIP-30 */
export interface GiftOptionRequest {
  recipientId: string;
  giftOptions: Recipient['giftOptions'];
  /** As the order summary shows it. */
  rewardsOrderSummaryMessage: string;
  serviceLevel: ServiceLevel;
}

/** Request that saves the gift message of a recipient while it is typed. SHIP-31 */
export interface GiftMessageRequest {
  recipientId: string;
  message: string;
  /** The first message since the page was opened. */
  isInitialTrigger: boolean;
}

/** Calls of more than one step. */
export interface StepPorts {
  /** Loads the checkout state again; it is merged with the items that are shown. CHK-22 */
  refresh(): Promise<PortResult<CheckoutState>>;
  /** Without it a promo code is not verified before a move. TENDER-20 */
  verifyPromoCode?(promoCode: string): Promise<PortResult<{ message: string }>>;
  /** Without it a reload loses unsaved entries. */
  drafts?: DraftPorts;
  scrollToTop(): void;
  /** City and region of a postal code; without it the shopper enters them. SHIP-10 */
  findPlace?: FindPlace;
  /** Address suggestions that start with the typed text; optional. SHIP-10 */
  suggestStreets?: SuggestAddresses;
  /** Adds an address to the shopper's address book; without it there is no 'Save Address to My Account'. */
  saveToAddressBook?(address: Address): Promise<PortResult<unknown>>;
}

/** Calls of the shipping address step. SHIP-10 to SHIP-27 */
export interface ShippingStepPorts {
  /** Saves the shipping address if it is valid; otherwise returns suggestions. SHIP-20 */
  validateAndSaveAddress(
    address: Address,
  ): Promise<PortResult<{ validation: AddressValidationResult | null; savedAddress: Address | null }>>;
  /**
   * Returns the order summary for an address of the account, or with `null` for one that is not entered yet. Nothing is
   * saved; without this call the summary follows an address when it is saved.
   */
  estimateFor?(addressId: string | null): Promise<PortResult<OrderSummary>>;
  /** Saves the address as entered. SHIP-21 */
  saveShippingAddress(address: Address): Promise<PortResult<CheckoutState>>;
  /** Without it an order has one address. SHIP-22 to SHIP-27 */
  recipients?: RecipientPorts;
  /** Completes the shipping address step. CHK-26 */
  moveToShippingAndGiftOptions(): Promise<PortResult<CheckoutState>>;
}

/** Calls of the shipping and gift options step. SHIP-28 to SHIP-32 */
export interface OptionsStepPorts {
  /** Saves the gift, pickup and shipment options of all recipients. SHIP-32 */
  saveShippingAndGiftOptions(request: ShippingAndGiftOptionsRequest): Promise<PortResult<CheckoutState>>;
  /** Saves the gift options and the service level of a recipient. SHIP-30 */
  updateGiftOption(request: GiftOptionRequest): Promise<PortResult<CheckoutState>>;
  /** Saves a message while it is typed; retried by the host on network failures. SHIP-31, ERR-25 to ERR-27 */
  updateGiftMessage(request: GiftMessageRequest): Promise<PortResult<CheckoutState>>;
  /** Selects the gift receipt of a recipient; an empty option selects none. SHIP-28 */
  updateGiftReceipt(request: {
    recipientId: string;
    selectedOption: GiftReceiptOption;
  }): Promise<PortResult<CheckoutState>>;
  /** Selects the bag of a store pickup; an empty option selects the store's own bag. SHIP-29 */
  updateBaggingOption(request: {
    recipientId: string;
    selectedOption: BaggingOption;
  }): Promise<PortResult<CheckoutState>>;
  /** Completes the shipping and gift options step. CHK-27 */
  moveToPaymentPage(): Promise<PortResult<CheckoutState>>;
}

/** Calls of the payment and billing step. PAY-01 to PAY-09 */
export interface PaymentStepPorts {
  /** Saves the billing address of the order. PAY-05 */
  saveBillingAddress(address: Address): Promise<PortResult<CheckoutState>>;
  /** Without it thank-you mail is not offered. PAY-08, PAY-09 */
  setTymPreferences?(isOptIn: boolean, isBilling: boolean, address: Address): Promise<PortResult<CheckoutState>>;
  /** Encrypts the card in the browser; must not store or log it. PAY-07 */
  encryptCard(card: CardPayload): Promise<PortResult<EncryptedCard>>;
  /** Saves an encrypted card as the payment of the order. PAY-07 */
  saveCard(card: EncryptedCard): Promise<PortResult<CheckoutState>>;
  /** Applies a saved card by its id; without it none are offered. PAY-07 */
  applyAccountCard?(id: string): Promise<PortResult<CheckoutState>>;
  /** Two cards with their amounts, or one of two alone; without it paying with two is not offered. PAY-06, PAY-07, TWO-01 */
  savePayment?(payment: CardPayment): Promise<PortResult<CheckoutState>>;
  /**
   * Verifies the code of an applied card; must encrypt it in the browser and not store it. Without it no card is verified.
   * CARD-67
   */
  verifyCard?(cardId: string, securityCode: string): Promise<PortResult<CardVerification>>;
  /** Takes the applied card out; without it there is no 'Remove'. */
  removeCard?(): Promise<PortResult<CheckoutState>>;
  /** Without it the shopper is not prompted for the financing offer of the store card. FIN-10 */
  savePlccOffer?(selectedOption: PlccOption): Promise<PortResult<CheckoutState>>;
  /** Loads the popup that shows where the security code is on a card. CARD-05 */
  securityCodeHelp(): Promise<PortResult<PopupContent>>;
  /** Without it no wallet is offered. PAY-02 */
  wallets?: WalletPorts;
  /** Without it neither gift cards nor tender codes are offered. */
  tenders?: TenderPorts;
  /** Without it no rewards are offered. TENDER-13 */
  rewards?: RewardsPorts;
  /** Without it no promotion code can be entered in the checkout. */
  promo?: CheckoutPromoPorts;
  /** By the number of a certificate, or by the one on file when it is empty. Without it tax exemption is not offered. TENDER-22 */
  setTaxExempt?(isExempt: boolean, certificateNumber: string): Promise<PortResult<CheckoutState>>;
  /** Completes the payment and billing step. CHK-28 */
  moveToReviewPage(): Promise<PortResult<CheckoutState>>;
}

/** Calls of the review step. ORDER-01 to ORDER-10 */
export interface ReviewStepPorts {
  /** Places what the review page showed, or nothing. ORDER-01 */
  placeOrder(request: PlaceOrderRequest): Promise<PortResult<PlaceOrderResponse>>;
  /**
   * Completes the order once the shopper is back from a challenge of the bank; never starts a payment. Without it such
   * an order is completed by another click on Place Order.
   */
  finishPayment?(paymentId: string): Promise<PortResult<PlaceOrderResponse>>;
  /** `partnerTransactionId` of session storage, or an empty string. ORDER-04 */
  adata(): string;
  /** Clears the session's tax-exempt flag. ORDER-05 */
  clearTaxExempt(): void;
  /** Full navigation. ORDER-10 */
  leaveTo(url: string): void;
}

/**
 * Ports of the checkout, implemented by the host: those of each step and of what all steps share. Functions return the
 * updated checkout state by default. API-03
 */
export interface CheckoutPorts
  extends StepPorts,
    ShippingStepPorts,
    OptionsStepPorts,
    PaymentStepPorts,
    ReviewStepPorts,
    ProblemPorts,
    ValidationPorts {}
