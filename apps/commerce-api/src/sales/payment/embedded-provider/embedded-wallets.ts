import type { Address, SiteCulture, WalletKind } from '@settee/domain';
import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { WalletProvider } from '../../../platform/ports/wallet-provider.ts';
import { getDemoAccount, getDemoAddresses } from './demo-payers.ts';
import { walletPayments } from './tables.ts';
import type { CardOutcome } from './test-cards.ts';

interface Needs {
  db: Database;
  clock: Clock;
  ids: Ids;
}

export type WalletPayment = typeof walletPayments.$inferSelect;

/** Time to approve, and to use an approval, in ms. */
export const walletTimeoutMs = 15 * 60_000;

/** Path of the page on which a shopper approves a payment. */
export const walletPagePath = '/api/payment-provider/wallet';
/** Path of the call with which a sheet approves a payment. */
export const walletSheetPath = '/api/payment-provider/wallet-sheet';

/** Decision of the demo account of a wallet. */
export interface WalletDecision {
  address: Address;
  /** Result of a later authorization. */
  outcome: CardOutcome;
}

/** Approves an open payment, once; returns what the shopper returns with, `null` when it is no longer open. */
export async function approve({ db, ids }: Needs, key: string, decision: WalletDecision): Promise<string | null> {
  const { address, outcome } = decision;
  const isOpen = and(eq(walletPayments.key, key), eq(walletPayments.status, 'open'));
  const [approved] = await db
    .update(walletPayments)
    .set({
      status: 'approved',
      nonce: ids.secret(),
      token: ids.secret(),
      outcome,
      shippingAddress: address,
      billingAddress: address,
    })
    .where(isOpen)
    .returning({ nonce: walletPayments.nonce });
  return approved?.nonce ?? null;
}

/** Opens a payment of the demo account; returns its key. */
async function openWalletPayment(
  { db, ids, clock }: Needs,
  payment: Pick<WalletPayment, 'kind' | 'reference' | 'amount' | 'currency' | 'returnUrl'>,
): Promise<string> {
  const key = ids.secret();
  const account = getDemoAccount(payment.kind, getCulture(payment));
  const row = { ...payment, key, status: 'open', outcome: 'approved', account, createdAt: clock.now() } as const;
  await db.insert(walletPayments).values(row);
  return key;
}

export const getCulture = ({ currency }: Pick<WalletPayment, 'currency'>): SiteCulture =>
  currency === 'CAD' ? 'CANADA' : 'USA';

/** Approves a payment on a sheet, which has no page; returns what the sheet hands to the shop. */
export async function approveOnSheet(
  needs: Needs,
  payment: Pick<WalletPayment, 'kind' | 'reference' | 'amount' | 'currency'>,
  { hasOtherAddress, outcome }: { hasOtherAddress: boolean; outcome: CardOutcome },
): Promise<{ nonce: string; account: string; billingContact: Address }> {
  const key = await openWalletPayment(needs, { ...payment, returnUrl: '' });
  const siteCulture = getCulture(payment);
  const address = getDemoAddresses(siteCulture)[hasOtherAddress ? 1 : 0];
  const nonce = await approve(needs, key, { address, outcome });
  if (nonce === null) throw new Error('The payment that was just opened is gone');
  return { nonce, account: getDemoAccount(payment.kind, siteCulture), billingContact: address };
}

const pageKinds: readonly WalletKind[] = ['payPal', 'visaCheckout', 'masterpass'];

/** Built-in wallets with one demo account; no money moves. */
export function embeddedWallets(needs: Needs): WalletProvider {
  const { db, clock } = needs;
  return {
    async start({ kind, reference, amount, currency, returnUrl }) {
      if (!pageKinds.includes(kind)) return null;
      const key = await openWalletPayment(needs, { kind, reference, amount, currency, returnUrl });
      return { url: `${walletPagePath}/${key}` };
    },

    async redeem({ kind, nonce, reference }) {
      const isIt = and(
        eq(walletPayments.nonce, nonce),
        eq(walletPayments.kind, kind),
        eq(walletPayments.reference, reference),
        eq(walletPayments.status, 'approved'),
        gt(walletPayments.createdAt, new Date(clock.now().getTime() - walletTimeoutMs)),
      );
      const [found] = await db.select().from(walletPayments).where(isIt);
      if (!found?.token) return null;
      const { token, account, billingAddress, shippingAddress } = found;
      return { token, account, billingAddress, shippingAddress };
    },
  };
}
