import {
  type CardPayment,
  type CardSlot,
  validateAmounts,
  type Cents,
  type CheckoutState,
  type KnownCard,
  type NewCard,
  type EncryptedCard,
} from '@settee/domain';
import { saveCard, findUsableCard } from '../payment/saved-cards.queries.ts';
import type { HandlerArgs } from '../../platform/handler.ts';
import { validationError, ErrorResponse } from '../../platform/http/error-response.ts';
import { invalidCardMessage, otherCardMessages } from '../payment/messages.ts';
import type { CartCard } from '../payment/payment-data.ts';
import type { TokenizeResult } from '../../platform/ports/payment-provider.ts';
import { deleteCartCards, replaceCartCards } from '../payment/cart-cards.queries.ts';
import { consumeRateLimit, tooManyRequests } from '../../platform/rate-limit.ts';
import { changeCheckout, updateCheckout } from './update-checkout.ts';

const rule = { name: 'card', seconds: 600, perSession: 20, perAddress: 100 };
const noCard = validationError([{ field: 'cardOneData', message: 'This field is required.' }]);
const missedTotal = validationError([{ field: 'cardTwoData', message: otherCardMessages.amounts }]);
const sameCard = validationError([{ field: 'cardTwoData', message: otherCardMessages.sameCard }]);
const noSuchCard = (field: keyof CardPayment) => validationError([{ field, message: otherCardMessages.unusable }]);
const ownField = { CardOne: 'cardOneData', CardTwo: 'cardTwoData' } as const;

/** A card without its place in a cart. */
type CardRow = Omit<CartCard, 'cartId' | 'slot' | 'amount' | 'mustVerify'>;

const clean = { wallet: null, account: '', hasSessionError: false, isReissued: false, declineMessage: '' };

/**
 * Returns the row of a card: the provider's data when it accepted the card, otherwise the browser's, to show it
 * again.
 */
function getRow(result: TokenizeResult, sent: EncryptedCard): Omit<CardRow, 'id' | 'paymentId'> {
  if (result.isTaken) return { ...clean, ...result.card };
  const { type, lastFour, binRange, expMonth, expYear } = sent;
  const shown = { token: null, type, lastFour, binRange, expMonth, expYear };
  switch (result.rejection) {
    case 'session':
      return { ...clean, ...shown, hasSessionError: true };
    case 'reissued':
      return { ...clean, ...shown, isReissued: true };
    case 'invalid':
      return { ...clean, ...shown, declineMessage: invalidCardMessage };
    default:
      return result.rejection satisfies never;
  }
}

/** Removes the cards, or the wallet, that pay for a cart. */
export function removeCards(call: HandlerArgs<unknown>): Promise<CheckoutState | ErrorResponse> {
  return changeCheckout(call, async ({ tx, cart }) => {
    await deleteCartCards(tx, [cart.id]);
    return undefined;
  });
}

/** Creates the row of a card, or returns an existing one of the cart. */
type MakeRow = (present: readonly CartCard[]) => CardRow | ErrorResponse;

/** Card input of one slot. */
interface Named {
  slot: CardSlot;
  own: NewCard | KnownCard | null | undefined;
  saved: KnownCard | null | undefined;
}

async function prepare({ shopper, ctx }: HandlerArgs, { slot, own, saved }: Named): Promise<MakeRow | ErrorResponse> {
  const account = (await shopper.session())?.account ?? null;
  const paymentId = ctx.ids.row();
  if (saved) {
    const found = account && (await findUsableCard(ctx, account.id, saved.id));
    if (!found) return noSuchCard(`account${slot}Data`);
    const { id, token, type, lastFour, binRange, expMonth, expYear } = found;
    // The saved card's id is used until the card is verified. CARD-68
    return () => ({ ...clean, id, paymentId, token, type, lastFour, binRange, expMonth, expYear });
  }
  if (!own) return noCard;
  if (!('adyenCardData' in own))
    return (present) => present.find((card) => card.paymentId === own.id) ?? noSuchCard(ownField[slot]);
  if (!(await consumeRateLimit(ctx, shopper, rule))) return tooManyRequests;
  const result = await ctx.payments.tokenize(own.adyenCardData);
  // In a separate transaction, because a sign-in locks account and cart in the opposite order.
  if (result.isTaken && account && own.saveToAccount) await saveCard(ctx, account.id, result.card);
  return () => ({ ...getRow(result, own), id: ctx.ids.row(), paymentId });
}

/**
 * Sends encrypted cards to the provider and stores its tokens, or uses those of saved cards or cards already in
 * the cart. PAY-06, PAY-07, CARD-06, CARD-11, CARD-56
 */
export async function saveCards(call: HandlerArgs<CardPayment>): Promise<CheckoutState | ErrorResponse> {
  const { cardOneData, accountCardOneData, cardTwoData, accountCardTwoData } = call.input;
  const named: Named[] = [{ slot: 'CardOne', own: cardOneData, saved: accountCardOneData }];
  if (cardTwoData || accountCardTwoData) named.push({ slot: 'CardTwo', own: cardTwoData, saved: accountCardTwoData });
  const [one = 0, two = 0] = named.map(({ own, saved }) => (saved ?? own)?.appliedAmount);
  const checkAmounts = async ({ due }: { due: Cents }) =>
    named.length === 2 && validateAmounts([one, two], due) ? missedTotal : undefined;
  // First, because the provider accepts an encrypted card once: the shopper corrects the amounts and sends it again.
  const refused = await updateCheckout<undefined>(call, checkAmounts);
  if (refused) return refused;
  const makers: MakeRow[] = [];
  for (const each of named) {
    const maker = await prepare(call, each);
    if (maker instanceof ErrorResponse) return maker;
    makers.push(maker);
  }
  return changeCheckout(call, async ({ tx, cart, cards, due }) => {
    const isMissed = await checkAmounts({ due });
    if (isMissed) return isMissed;
    const rows: CardRow[] = [];
    for (const make of makers) {
      const row = make(cards);
      if (row instanceof ErrorResponse) return row;
      if (row.token !== null && rows.some(({ token }) => token === row.token)) return sameCard;
      rows.push(row);
    }
    const cardRows = rows.map((row, index) => ({
      ...row,
      slot: index === 0 ? ('CardOne' as const) : ('CardTwo' as const),
      amount: index === 0 ? null : two,
    }));
    await replaceCartCards(tx, cart.id, cardRows);
    return undefined;
  });
}
