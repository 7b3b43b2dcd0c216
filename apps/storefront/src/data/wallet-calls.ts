import type { ExpressPorts, PortResult, WalletApproval, WalletOutcome, WalletPorts } from '@settee/checkout-kit';
import {
  applyApplePayPayment,
  applyVenmoPayment,
  launchMasterpass,
  logPayPalError,
  logVisaError,
  placeApplePayOrder,
  placeApplePayOrderFromPayment,
  removeApplePayPayment,
  removeWalletPayment,
  savePayPalPayment,
  saveVisaPayment,
  setPayPalPayload,
  startWallet,
} from '@settee/contract';
import {
  type ApplePayApproval,
  type CheckoutState,
  type Currency,
  err,
  ok,
  type PayPalApproval,
  safeRedirect,
  type WalletInitiator,
  type WalletKind,
  type WalletReturn,
  type WalletSetup,
} from '@settee/domain';
import { openBraintreeWallet, preloadBraintreeWallets } from '../edges/braintree-wallets.ts';
import { dropOwnParams } from '../edges/navigation.ts';
import { openSheet } from '../edges/wallet-sheet.ts';
import type { Send } from './port-result.ts';

interface Needs {
  send: Send;
  setup: WalletSetup;
  currency: Currency;
}
type Opened = Promise<PortResult<WalletOutcome>>;
interface Opening {
  initiator: WalletInitiator;
  basketId: string;
  amount: number;
  /** Result of what else the payment needs; nothing is paid when it is `false`. */
  mayPay?: Promise<boolean> | undefined;
}

/** Longest time that an approval of Apple Pay is used again, in ms. */
const maxAge = 10 * 60_000;
let approved: { approval: ApplePayApproval; basketId: string; amount: number; at: number } | null = null;

/** The approval that the payment step got for the same amount, so that the sheet does not open twice. */
function takeApproved(basketId: string, amount: number): ApplePayApproval | null {
  const last = approved;
  approved = null;
  const isSame = last?.basketId === basketId && last.amount === amount && Date.now() - last.at < maxAge;
  return isSame ? last.approval : null;
}

const nothingRead = { billingAddress: null, shippingAddress: null };
/** The embedded PayPal knows its account itself. */
const payPalApproval = (nonce: string): PayPalApproval => ({
  nonce,
  deviceData: '',
  details: { email: '', ...nothingRead },
});

/** Opens a wallet's page, of this site alone. */
async function leave(launched: ReturnType<Send>): Opened {
  const result: PortResult<unknown> = await launched;
  if (!result.ok) return result;
  const { redirectUrl, errorMessage } = Object(result.value);
  if (typeof redirectUrl !== 'string' || redirectUrl === '')
    return ok({ status: 'refused', message: String(errorMessage) });
  location.assign(safeRedirect(redirectUrl, location.pathname));
  return ok({ status: 'left' });
}

async function openEmbedded(
  { send, currency }: Needs,
  kind: WalletKind,
  { initiator, mayPay, ...order }: Opening,
): Opened {
  if (!(await (mayPay ?? true))) return ok({ status: 'canceled' });
  if (kind === 'venmo' || kind === 'applePay') return ok(await openSheet({ kind, currency, ...order }));
  if (kind === 'masterpass') return leave(send(launchMasterpass, {}));
  return leave(send(startWallet, { kind, initiator }));
}

async function openByProvider({ setup, currency }: Needs, kind: WalletKind, opening: Opening): Opened {
  try {
    return ok(await openBraintreeWallet(kind, { ...opening, currency, setup }));
  } catch (error) {
    return err({ message: String(error), action: `wallets.${kind}`, apiUrl: '' });
  }
}

const open = (needs: Needs, kind: WalletKind, opening: Opening): Opened =>
  needs.setup.provider === 'embedded' ? openEmbedded(needs, kind, opening) : openByProvider(needs, kind, opening);

/** Writes the end of a wallet without an approval to the server's log; the ledger has a call for two of them. */
function log({ send }: Needs, kind: WalletKind, initiator: WalletInitiator, basketId: string, status: string): void {
  if (kind === 'payPal') void send(logPayPalError, { message: status.slice(0, 1000) });
  if (kind === 'visaCheckout')
    void send(logVisaError, {
      IsTimeout: status === 'expired',
      AlternativePaymentInitiator: initiator,
      BasketId: basketId,
    });
}

function apply({ send }: Needs, approval: WalletApproval): Promise<PortResult<CheckoutState>> {
  switch (approval.kind) {
    case 'payPal': {
      const { kind: _, ...sent } = approval;
      return send(savePayPalPayment, sent);
    }
    case 'venmo': {
      const { kind: _, ...sent } = approval;
      return send(applyVenmoPayment, sent);
    }
    case 'applePay': {
      const { kind: _, ...sent } = approval;
      return send(applyApplePayPayment, sent);
    }
    default:
      return approval satisfies never;
  }
}

/** Prepares wallets, so that their windows open within the click; those of the demo have none. WALLET-10 */
export function preload({ setup }: Pick<Needs, 'setup'>, kinds: readonly WalletKind[]): void {
  if (setup.provider === 'braintree') preloadBraintreeWallets(kinds, setup);
}

/** Calls of the wallets in the payment step and the review. WALLET-01 to WALLET-09, ORDER-02, ORDER-03 */
export function walletCalls(needs: Needs): WalletPorts {
  const { send } = needs;
  return {
    open: async (kind, opening) => {
      const result = await open(needs, kind, opening);
      const approval = result.ok && result.value.status === 'approved' ? result.value.approval : null;
      const { basketId, amount } = opening;
      if (approval?.kind === 'applePay') approved = { approval, basketId, amount, at: Date.now() };
      return result;
    },
    apply: (approval) => apply(needs, approval),
    finish: ({ kind, nonce }, basketId) =>
      kind === 'visaCheckout'
        ? send(saveVisaPayment, { basketId, paymentInitiator: 'payment', callId: nonce })
        : send(savePayPalPayment, payPalApproval(nonce)),
    forgetReturn: dropOwnParams,
    remove: (kind) => send(kind === 'applePay' ? removeApplePayPayment : removeWalletPayment, {}),
    logProblem: (kind, { initiator, basketId, status }) => log(needs, kind, initiator, basketId, status),
    placeApplePayOrder: async (request, { basketId, amount, isFromPayment, mayPlace: mayPay }) => {
      const known = isFromPayment ? takeApproved(basketId, amount) : null;
      const opened = known ? null : await open(needs, 'applePay', { initiator: 'payment', basketId, amount, mayPay });
      if (opened && !opened.ok) return opened;
      const outcome = opened?.value;
      const isDone = outcome?.status === 'approved' && outcome.approval.kind === 'applePay';
      const approval = known ?? (isDone ? outcome.approval : null);
      if (!approval || !('billingContact' in approval) || !(await mayPay)) return ok(null);
      const { nonce, deviceData, billingContact } = approval;
      return isFromPayment
        ? send(placeApplePayOrderFromPayment, { nonce, deviceData, billingContact, ...request })
        : send(placeApplePayOrder, { nonce, deviceData, ...request });
    },
  };
}

/**
 * Calls of the wallets in the cart and on a product page; `prepare` fills the cart first, and `save` stores the checkout
 * for its pages. WALLET-04, WALLET-06
 */
export function expressCalls(
  needs: Needs & { save: (state: CheckoutState) => void },
  initiator: 'cart' | 'product',
  { basketId, amount, prepare }: { basketId: string; amount: number; prepare?: () => Promise<PortResult<unknown>> },
): Omit<ExpressPorts, 'goTo'> {
  const { send } = needs;
  const saved = async (request: Promise<PortResult<CheckoutState>>) => {
    const result = await request;
    if (result.ok) needs.save(result.value);
    return result;
  };
  return {
    open: async (kind) => {
      // The wallet opens within the click, so the cart is filled while it is open.
      const preparing = prepare?.();
      const mayPay = preparing?.then((prepared) => prepared.ok);
      const result = await open(needs, kind, { initiator, basketId, amount, mayPay });
      const prepared = await preparing;
      return prepared && !prepared.ok ? prepared : result;
    },
    finish: ({ kind, nonce }: Extract<WalletReturn, { result: 'approved' }>) =>
      saved(
        kind === 'visaCheckout'
          ? send(saveVisaPayment, { basketId, paymentInitiator: 'cart', callId: nonce })
          : send(setPayPalPayload, { data: payPalApproval(nonce) }),
      ),
    apply: (approval) => {
      if (approval.kind !== 'payPal') return saved(apply(needs, approval));
      const { kind: _, ...data } = approval;
      return saved(send(setPayPalPayload, { data }));
    },
    forgetReturn: dropOwnParams,
    logProblem: (kind, status) => log(needs, kind, initiator, basketId, status),
  };
}
