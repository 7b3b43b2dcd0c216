import type {
  ApplePayApproval,
  CheckoutState,
  PayPalApproval,
  PlaceOrderRequest,
  PlaceOrderResponse,
  VenmoApproval,
  WalletInitiator,
  WalletKind,
  WalletReturn,
} from '@settee/domain';
import type { PortResult } from '../errors/request-failure.ts';

/** Approval that a wallet hands to the page. */
export type WalletApproval =
  | ({ kind: 'payPal' } & PayPalApproval)
  | ({ kind: 'venmo' } & VenmoApproval)
  | ({ kind: 'applePay' } & ApplePayApproval);

/** Result of an opened wallet. */
export type WalletOutcome =
  | { status: 'approved'; approval: WalletApproval }
  /** The browser loads the wallet's page. */
  | { status: 'left' }
  | { status: 'canceled' | 'declined' | 'expired' }
  /** The order can't be paid with it now. */
  | { status: 'refused'; message: string };

/** The order that a wallet is opened for; `amount` in cents. */
export interface WalletRequest {
  initiator: WalletInitiator;
  basketId: string;
  amount: number;
}

/** Ports of the wallets in the payment step and the review. PAY-02 */
export interface WalletPorts {
  /**
   * Loads what shown wallets need to open at once: browsers block a window that opens after the task of the click. Without
   * it wallets load when they open. WALLET-10
   */
  preload?(kinds: readonly WalletKind[]): void;
  /** Whether this browser has Apple Pay; without it Apple Pay shows in every browser. WALLET-10 */
  hasApplePay?(): boolean;
  /** Opens the wallet in the task of the call. */
  open(kind: WalletKind, request: WalletRequest): Promise<PortResult<WalletOutcome>>;
  /** Pays the order with an approved PayPal, Venmo or Apple Pay payment. WALLET-01, WALLET-05, WALLET-08 */
  apply(approval: WalletApproval): Promise<PortResult<CheckoutState>>;
  /** Uses the approval that the shopper returned with from the wallet's page, once. WALLET-01, WALLET-06 */
  finish(returned: Extract<WalletReturn, { result: 'approved' }>, basketId: string): Promise<PortResult<CheckoutState>>;
  /** Removes the return from the URL, so that Back and a reload don't repeat it. */
  forgetReturn(): void;
  /** Removes the wallet as the payment of the order. WALLET-09 */
  remove(kind: WalletKind): Promise<PortResult<CheckoutState>>;
  /** Writes a failure to the log; never fails. WALLET-02, WALLET-07 */
  logProblem(kind: WalletKind, request: Pick<WalletRequest, 'initiator' | 'basketId'> & { status: string }): void;
  /**
   * Opens Apple Pay in the task of the call for the total of the review, and places the order with it. `mayPlace` is the
   * result of the checks of the cart, which run meanwhile: `false` closes Apple Pay and places nothing. Returns `null` when
   * nothing was placed. ORDER-02, ORDER-03
   */
  placeApplePayOrder(
    request: PlaceOrderRequest,
    order: { basketId: string; amount: number; isFromPayment: boolean; mayPlace: Promise<boolean> },
  ): Promise<PortResult<PlaceOrderResponse | null>>;
}

/** Ports of the wallets in the cart and on a product page. */
export interface ExpressPorts {
  /** As for `WalletPorts`. */
  preload?(kinds: readonly WalletKind[]): void;
  /** Opens the wallet for the cart in the task of the call; on a product page also adds the product. */
  open(kind: WalletKind): Promise<PortResult<WalletOutcome>>;
  /** Uses the approval, and returns the checkout that it filled in. WALLET-04, WALLET-06 */
  finish(returned: Extract<WalletReturn, { result: 'approved' }>): Promise<PortResult<CheckoutState>>;
  apply(approval: WalletApproval): Promise<PortResult<CheckoutState>>;
  forgetReturn(): void;
  logProblem(kind: WalletKind, status: string): void;
  goTo(url: string): void;
}
