'use client';

import { PromoPanel } from '../../cart/PromoPanel/PromoPanel.tsx';
import { tenderMessages } from '../messages.ts';
import type { CheckoutPromoPorts, RewardsPorts, TenderPorts } from '../ports.ts';
import { RewardsPanel } from '../RewardsPanel/RewardsPanel.tsx';
import { TaxExemption } from '../TaxExemption/TaxExemption.tsx';
import { TenderPanel } from '../TenderPanel/TenderPanel.tsx';
import { useCheckoutPromo } from '../useCheckoutPromo.ts';
import { hasRewardsCard } from '../rewards-card.ts';
import { useRewards } from '../useRewards.ts';
import { useTender } from '../useTender.ts';
import type { TenderCheckout } from '../tender-checkout.ts';
import { useWords } from '../../use-words.ts';
import * as css from './TendersSection.css.ts';

export interface TendersSectionProps {
  /** From `useCheckout`; each part shows only when its port is given. */
  checkout: TenderCheckout;
}

/** Renders the promo code, tax exemption and tenders, which reduce the amount due before a card. PAY-01 */
export function TendersSection({ checkout }: TendersSectionProps) {
  const { ports, messages } = checkout;
  const { tenders, promo, rewards, setTaxExempt } = ports;
  const labels = useWords('tender', tenderMessages, messages?.tenders);
  return (
    <section className={css.panel} aria-label={labels.section}>
      {promo && <Promo checkout={checkout} ports={promo} />}
      {rewards && hasRewardsCard(checkout.data) && <Rewards checkout={checkout} ports={rewards} />}
      {tenders && <Tenders checkout={checkout} ports={tenders} />}
      {setTaxExempt && (
        <TaxExemption className={css.box} messages={messages?.tenders} {...{ checkout, setTaxExempt }} />
      )}
    </section>
  );
}

function Promo({ checkout, ports }: TendersSectionProps & { ports: CheckoutPromoPorts }) {
  return <PromoPanel className={css.row} promo={useCheckoutPromo(checkout, ports)} applied={checkout.data.promoCode} />;
}

function Rewards({ checkout, ports }: TendersSectionProps & { ports: RewardsPorts }) {
  const rewards = useRewards(checkout, ports);
  return <RewardsPanel className={css.row} rewards={rewards} messages={checkout.messages?.tenders} />;
}

function Tenders({ checkout, ports }: TendersSectionProps & { ports: TenderPorts }) {
  const isMoreWanted = checkout.data.paymentData.isPaymentNeeded;
  const controls = [useTender(checkout, ports, 'giftCard'), useTender(checkout, ports, 'tenderCode')];
  return controls.map((tender) => (
    <TenderPanel
      key={tender.kind}
      className={css.row}
      messages={checkout.messages?.tenders}
      {...{ tender, isMoreWanted }}
    />
  ));
}
