import { refreshCheckout } from '@settee/contract';
import type { WalletKind } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { offers } from '../catalog/products/tables.ts';
import { carts } from '../sales/cart/tables.ts';
import { cardTokens } from '../sales/payment/embedded-provider/tables.ts';
import { cartCards } from '../sales/payment/tables.ts';
import { valueAccounts } from '../sales/tenders/embedded-stored-value/tables.ts';
import { cartTenders } from '../sales/tenders/tables.ts';
import { fillCart, goods, saveDelivery } from './checkout.ts';
import { createShopper, type TestShopper } from './shopper.ts';
import type { TestContext } from './test-context.ts';
import { payByWallet } from './wallet.ts';

const storedKinds = ['certificate', 'giftCard', 'secondGiftCard', 'code'] as const;
const cardKinds = ['card', 'secondCard'] as const;
/** PayPal approves on a page, as Visa Checkout and Masterpass do; Venmo and Apple Pay on a sheet. */
const paidWallets = ['payPal', 'venmo', 'applePay'] as const satisfies readonly WalletKind[];

/** Tenders in payment order. A second certificate, gift card and code is another one of its kind. */
const kinds = [...storedKinds, ...cardKinds, ...paidWallets] as const;
export type TenderKind = (typeof kinds)[number];
type Stored = (typeof storedKinds)[number];
type PaidWallet = (typeof paidWallets)[number];
const isStored = (kind: TenderKind): kind is Stored => storedKinds.some((one) => one === kind);
const isCard = (kind: TenderKind) => cardKinds.some((one) => one === kind);
const isWallet = (kind: TenderKind): kind is PaidWallet => paidWallets.some((one) => one === kind);

/**
 * A second card needs a first, certificates are spent with the one rewards card, and a wallet pays in place of cards.
 */
function canMeet(tenders: readonly TenderKind[]): boolean {
  const hasCertificate = tenders.includes('certificate');
  const wallets = tenders.filter(isWallet).length;
  if (wallets > 0) return wallets === 1 && !hasCertificate && !tenders.some(isCard);
  return !tenders.includes('secondCard') || (tenders.includes('card') && !hasCertificate);
}

const pairs = kinds.flatMap((one, index) => kinds.slice(index + 1).map((other) => [one, other]));
const triples = pairs.flatMap(([one, other]) =>
  kinds.slice(kinds.indexOf(other ?? 'card') + 1).map((third) => [one, other, third]),
);
/** Every pair and triple of tenders that may meet. */
export const combinations = [...pairs, ...triples]
  .map((tenders) => tenders.filter((kind) => kind !== undefined))
  .filter(canMeet);

/** Stored values of the catalog and what they were issued with, in cents. */
export const accounts: Record<
  Stored,
  { type: 'rewardCertificate' | 'giftCard' | 'tenderCode'; number: string; issued: number }
> = {
  certificate: { type: 'rewardCertificate', number: 'RC100000005', issued: 150_000 },
  giftCard: { type: 'giftCard', number: '6006490000000036', issued: 500_000 },
  secondGiftCard: { type: 'giftCard', number: '6006490000000028', issued: 50_000 },
  code: { type: 'tenderCode', number: 'TC-2001-4418', issued: 20_000 },
};

/** The kinds of a combination as the ledger of an order stores them. */
export const ledgerKinds = (tenders: readonly TenderKind[]) =>
  tenders.map((kind) => (isStored(kind) ? accounts[kind].type : isWallet(kind) ? 'wallet' : 'card'));

/** Issues the cards and accounts that `applyTenders` pays with. */
export async function issueTenders({ ctx }: TestContext): Promise<void> {
  const card = { outcome: 'approved', lastFour: '1111', createdAt: ctx.clock.now() } as const;
  await ctx.db.insert(cardTokens).values([
    { ...card, token: 'visa', type: 'visa', encryptedCardHash: 'visa' },
    { ...card, token: 'other', type: 'mc', encryptedCardHash: 'other' },
    { ...card, token: 'rewards', type: 'synchrony_cbcc', encryptedCardHash: 'rewards' },
  ]);
  await ctx.db
    .insert(valueAccounts)
    .values(Object.entries(accounts).map(([token, { type: kind, number }]) => ({ token, kind, number })));
}

/** Applies the tenders of a combination in equal shares; the last pays the rest. */
export async function applyTenders(
  shop: TestContext,
  shopper: TestShopper,
  tenders: readonly TenderKind[],
): Promise<{ basketId: string; total: number; spentBefore: ReadonlyMap<string, number> }> {
  const { ctx } = shop;
  const { basketId, orderSummary } = await shopper.call(refreshCheckout, {});
  const { total } = orderSummary;
  const share = Math.floor(total / tenders.length);
  await ctx.db.delete(cartTenders).where(eq(cartTenders.cartId, basketId));
  await ctx.db.delete(cartCards).where(eq(cartCards.cartId, basketId));
  const spentBefore = new Map<string, number>();
  for (const [index, kind] of tenders.entries()) {
    const balance = index === tenders.length - 1 ? total - share * index : share;
    if (isStored(kind)) {
      const { type, number, issued } = accounts[kind];
      spentBefore.set(kind, issued - balance);
      await ctx.db
        .update(valueAccounts)
        .set({ spent: issued - balance })
        .where(eq(valueAccounts.token, kind));
      await ctx.db
        .insert(cartTenders)
        .values({ id: ctx.ids.row(), cartId: basketId, kind: type, token: kind, number, balance });
      continue;
    }
    if (isWallet(kind)) {
      await payByWallet(shopper, kind, basketId);
      continue;
    }
    const isSecond = kind === 'secondCard';
    const type = isSecond ? 'mc' : tenders.includes('certificate') ? 'synchrony_cbcc' : 'visa';
    await ctx.db.insert(cartCards).values({
      cartId: basketId,
      slot: isSecond ? 'CardTwo' : 'CardOne',
      id: ctx.ids.row(),
      amount: isSecond ? balance : null,
      token: isSecond ? 'other' : type === 'visa' ? 'visa' : 'rewards',
      type,
      lastFour: '1111',
      binRange: '411111',
      expMonth: 12,
      expYear: 2030,
    });
  }
  await ctx.db.update(carts).set({ step: 4, isGiftOptionsSaved: true }).where(eq(carts.id, basketId));
  await shopper.call(refreshCheckout, {});
  return { basketId, total, spentBefore };
}

/** A shopper with a cart at the payment step. */
export async function newPayer(shop: TestContext): Promise<TestShopper> {
  await shop.ctx.db.update(offers).set({ stockSold: 0 }).where(eq(offers.sku, goods.dining));
  const shopper = createShopper(shop);
  await fillCart(shopper, goods.dining);
  await saveDelivery(shopper);
  return shopper;
}
