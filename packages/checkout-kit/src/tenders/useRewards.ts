import { type CheckoutState, formatPrice, rewardsDayDifference, type RewardsData } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useEffect, useRef, useState } from 'react';
import type { CheckoutControl } from '../order/useCheckout.ts';
import type { PortResult } from '../errors/request-failure.ts';
import { tenderMessages } from './messages.ts';
import type { RewardsPorts } from './ports.ts';
import { getRewardsCard } from './rewards-card.ts';

/** The reward certificates of a shopper and what can be done with them. TENDER-07 to TENDER-18 */
export function useRewards(checkout: CheckoutControl, ports: RewardsPorts, now: () => Date = () => new Date()) {
  const { data, labels, messages, site, problems, savePayment, onEvent } = checkout;
  const texts = { ...tenderMessages, ...messages?.tenders };
  const say = useAnnounce();
  const [loaded, setLoaded] = useState<RewardsData | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  /** The certificate that is applied or removed; `all` for every one. */
  const [busy, setBusy] = useState<string | null>(null);
  const { rewardsData } = data.paymentData;
  const card = getRewardsCard(data);
  const cardKey = JSON.stringify(card);

  const load = async (isGone: () => boolean) => {
    if (card === null) return;
    const result = await ports.load(card);
    if (isGone()) return;
    if (result.ok) return setLoaded(result.value);
    setHasFailed(true);
    checkout.ports.log({ ...result.error, basketId: data.basketId });
  };
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    let isOver = false;
    void latest.current(() => isOver);
    return () => {
      isOver = true;
    };
  }, [cardKey]);

  const nameOf = (number: string) => labels.tenderNames.rewardCertificate(number);
  const price = (cents: number) => formatPrice(cents, site.siteCulture);

  const run = async (which: string, call: () => Promise<PortResult<CheckoutState>>): Promise<CheckoutState | null> => {
    if (busy !== null || checkout.state.work !== 'nothing') return null;
    setBusy(which);
    const result = await savePayment(call);
    setBusy(null);
    if (result.ok) return result.value;
    problems.report(result.error);
    return null;
  };

  const apply = async (number: string) => {
    const fresh = await run(number, () =>
      card && 'savedCardId' in card ? ports.apply(number, card.savedCardId) : ports.apply(number),
    );
    if (!fresh) return;
    const taken = fresh.paymentData.rewardsData.applied.find(({ certificateNumber }) => certificateNumber === number);
    if (!taken) return;
    setIsOpen(false);
    onEvent({ type: 'checkout.tenderApplied', kind: 'rewardCertificate', amount: taken.appliedAmount });
  };

  const takeOut = async (number: string | null) => {
    const call = number === null ? () => ports.removeAll() : () => ports.remove(number);
    if (!(await run(number ?? 'all', call))) return;
    say(number === null ? texts.rewardsRemoved : texts.rewardRemoved(nameOf(number)));
    onEvent({ type: 'checkout.tenderRemoved', kind: 'rewardCertificate' });
  };

  const isApplied = (number: string) =>
    rewardsData.applied.some(({ certificateNumber }) => certificateNumber === number);
  const moment = now();
  return {
    applied: rewardsData.applied,
    /** Certificates that can still be applied. */
    offered: (loaded?.certificates ?? [])
      .filter(({ certificateNumber }) => !isApplied(certificateNumber))
      .map(({ certificateNumber, value, endsAt }) => ({
        certificateNumber,
        value,
        days: rewardsDayDifference(moment, new Date(endsAt)),
      })),
    isLoading: loaded === null && !hasFailed && card !== null,
    isOpen,
    busy,
    errorMessage: rewardsData.errorMessage,
    successMessage: rewardsData.successMessage,
    exceedMessage: data.orderSummary.rewardsExceedOrderTotalMessage,
    isMoreWanted: data.paymentData.isPaymentNeeded,
    nameOf,
    price,
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    apply: (number: string) => problems.run(() => apply(number)),
    remove: (number: string) => problems.run(() => takeOut(number)),
    removeAll: () => problems.run(() => takeOut(null)),
  };
}

export type RewardsControl = ReturnType<typeof useRewards>;
