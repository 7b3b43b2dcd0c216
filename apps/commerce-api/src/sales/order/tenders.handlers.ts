import { type CheckoutState, type TenderType, giftCardKey, tenderCodeKey } from '@settee/domain';
import type { HandlerArgs, Handlers } from '../../platform/handler.ts';
import { ErrorResponse } from '../../platform/http/error-response.ts';
import { changeCheckout } from './update-checkout.ts';
import { deleteTendersOfKind } from '../tenders/tenders.queries.ts';
import { applyTender } from './apply-tender.ts';
import { saveCards } from './save-cards.ts';
import type { TenderError } from '../tenders/messages.ts';
import { rewardsWith, loadRewards } from './load-rewards.ts';
import { requireAccount } from '../../platform/require-account.ts';

/** Removes the tender with this number, or all tenders of a kind; succeeds if it is already removed. TENDER-03, TENDER-06, TENDER-08, TENDER-09 */
function removeTender(call: HandlerArgs, kind: TenderType, number?: string): Promise<CheckoutState | ErrorResponse> {
  return changeCheckout(call, async ({ tx, cart }) => {
    await deleteTendersOfKind(tx, cart.id, kind, number);
    return undefined;
  });
}

/** Handlers of rewards, gift cards and tender codes. */
export const tendersHandlers = {
  /** Applies a gift card by number and PIN; errors are in `giftCardData.errorMessage`. TENDER-01, TENDER-02 */
  applyGiftCardTender: (call) =>
    applyTender(call, {
      kind: 'giftCard',
      number: giftCardKey(call.input.cardNumber),
      pin: giftCardKey(call.input.cardPin),
    }),

  /** Spends a certificate of the shopper's account with the rewards card, which pays the rest. TENDER-07 */
  applyRewardCertificate: async (call) => {
    const { cardOneData, accountCardOneData } = call.input;
    const number = tenderCodeKey(call.input.certificateNumber);
    if (cardOneData || accountCardOneData) {
      const saved = await saveCards({ ...call, input: { cardOneData, accountCardOneData } });
      if (saved instanceof ErrorResponse) return saved;
    }
    const entry = { kind: 'rewardCertificate', number, pin: '' } as const;
    return applyTender(call, entry, async (): Promise<TenderError | null> => {
      const account = (await call.shopper.session())?.account;
      if (!account) return 'signed-out';
      const granted = (await call.ctx.rewards.certificatesOf(account)).find((each) => each.number === number);
      if (!granted) return 'unknown';
      return granted.endsAt > call.ctx.clock.now() ? null : 'expired';
    });
  },

  /** Applies a store-credit code; errors are in `tenderCodesData.errorMessage`. TENDER-05 */
  applyTenderCode: (call) =>
    applyTender(call, { kind: 'tenderCode', number: tenderCodeKey(call.input.tenderCodeNumber), pin: '' }),

  /** Returns the rewards for a rewards card of the order; `tnsSession` is its payment id. TENDER-15 */
  getAccountRewards: (call) => rewardsWith(call, { paymentId: call.input.tnsSession }),

  /** Returns the rewards for a saved rewards card; `token` is its id. TENDER-16 */
  getAccountRewardsByToken: (call) => rewardsWith(call, { savedId: call.input.token }),

  /** Returns the remaining value of all rewards of an account. TENDER-17 */
  getRewards: requireAccount(async ({ ctx, account }) => {
    const { rewardsTotal } = await loadRewards(ctx, account);
    return { rewardsTotal };
  }),

  /** Takes every certificate out; any card may pay again. TENDER-09 */
  removeCertificates: (call) => removeTender(call, 'rewardCertificate'),

  /** Removes a gift card; `cardNumber` is the last four digits that the checkout state has. TENDER-03 */
  removeGiftCardTender: (call) => removeTender(call, 'giftCard', call.input.cardNumber),

  /** Removes one reward certificate by its number. TENDER-08 */
  removeRewardCertificate: (call) => removeTender(call, 'rewardCertificate', call.input.certificateNumber),

  /** Removes a store-credit code. TENDER-06 */
  removeTenderCode: (call) => removeTender(call, 'tenderCode', call.input.tenderCodeNumber),
} satisfies Handlers<'tenders'>;
