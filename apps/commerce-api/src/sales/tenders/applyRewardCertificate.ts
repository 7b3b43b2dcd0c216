import type { applyRewardCertificate as endpoint } from '@settee/contract';
import { tenderCodeKey } from '@settee/domain';
import type { Handler } from '../../platform/handler.ts';
import { ErrorResponse } from '../../platform/http/error-response.ts';
import { saveCards } from '../order/save-cards.ts';
import { applyTender } from './apply-tender.ts';
import type { TenderError } from './messages.ts';

/** Spends a certificate of the shopper's account with the rewards card, which pays the rest. TENDER-07 */
export const applyRewardCertificate: Handler<typeof endpoint> = async (call) => {
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
};
