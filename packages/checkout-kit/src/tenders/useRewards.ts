import { type CheckoutState, formatPrice, rewardsDayDifference, type RewardsData } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useEffect, useRef, useState } from 'react';
import type { PortResult } from '../errors/request-failure.ts';
import { tenderMessages } from './messages.ts';
import type { RewardsCardName, RewardsPorts } from './ports.ts';
import { getRewardsCard } from './rewards-card.ts';
import type { TenderCheckout } from './tender-checkout.ts';
import { useWords } from '../use-words.ts';

/** Loads the certificates of a rewards card, and again when another card pays. TENDER-15, TENDER-16 */
function useLoadedRewards({ data, ports: { log } }: TenderCheckout, ports: RewardsPorts, card: RewardsCardName | null) {
  const [loaded, setLoaded] = useState<RewardsData | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const cardKey = JSON.stringify(card);

  const load = async (isGone: () => boolean) => {
    if (card === null) return;
    const result = await ports.load(card);
    if (isGone()) return;
    setHasFailed(!result.ok);
    if (result.ok) return setLoaded(result.value);
    log({ ...result.error, basketId: data.basketId });
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

  return {
    certificates: loaded?.certificates ?? [],
    isLoading: loaded === null && !hasFailed && card !== null,
    /** The certificates could not be loaded. */
    hasFailed,
    retry: () => {
      setHasFailed(false);
      void load(() => false);
    },
  };
}

/** Changes one at a time; `busy` is the certificate that is applied or removed, or `all`. */
function useOneChange({ state, problems, sendPayment }: TenderCheckout) {
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (which: string, call: () => Promise<PortResult<CheckoutState>>): Promise<CheckoutState | null> => {
    if (busy !== null || state.work !== 'nothing') return null;
    setBusy(which);
    const result = await sendPayment(call);
    setBusy(null);
    if (result.ok) return result.value;
    problems.report(result.error);
    return null;
  };
  return { busy, run };
}

/** The reward certificates of a shopper and what can be done with them. TENDER-07 to TENDER-18 */
export function useRewards(checkout: TenderCheckout, ports: RewardsPorts, now: () => Date = () => new Date()) {
  const { data, labels, messages, site, problems, onEvent } = checkout;
  const texts = useWords('tender', tenderMessages, messages?.tenders);
  const say = useAnnounce();
  const [isOpen, setIsOpen] = useState(false);
  const { applied, errorMessage, successMessage } = data.paymentData.rewardsData;
  const card = getRewardsCard(data);
  const { certificates, ...loading } = useLoadedRewards(checkout, ports, card);
  const { busy, run } = useOneChange(checkout);
  const nameOf = (number: string) => labels.tenderNames.rewardCertificate(number);

  const apply = async (number: string) => {
    const fresh = await run(number, () =>
      card && 'savedCardId' in card ? ports.apply(number, card.savedCardId) : ports.apply(number),
    );
    const taken = fresh?.paymentData.rewardsData.applied.find((reward) => reward.certificateNumber === number);
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

  return {
    ...loading,
    applied,
    offered: toOffered(certificates, applied, now()),
    isOpen,
    busy,
    errorMessage,
    successMessage,
    exceedMessage: data.orderSummary.rewardsExceedOrderTotalMessage,
    isMoreWanted: data.paymentData.isPaymentNeeded,
    nameOf,
    price: (cents: number) => formatPrice(cents, site),
    open: () => setIsOpen(true),
    close: () => setIsOpen(false),
    apply: (number: string) => problems.run(() => apply(number)),
    remove: (number: string) => problems.run(() => takeOut(number)),
    removeAll: () => problems.run(() => takeOut(null)),
  };
}

/** Certificates that can still be applied, with the days that are left. */
function toOffered(
  certificates: RewardsData['certificates'],
  applied: readonly { certificateNumber: string }[],
  moment: Date,
) {
  return certificates
    .filter(({ certificateNumber: number }) => !applied.some(({ certificateNumber }) => certificateNumber === number))
    .map(({ certificateNumber, value, endsAt }) => ({
      certificateNumber,
      value,
      days: rewardsDayDifference(moment, new Date(endsAt)),
    }));
}

export type RewardsControl = ReturnType<typeof useRewards>;
