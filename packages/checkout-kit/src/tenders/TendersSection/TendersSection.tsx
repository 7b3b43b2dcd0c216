'use client';

import type { CheckoutControl } from '../../order/useCheckout.ts';
import { tenderMessages } from '../messages.ts';
import type { TenderPorts } from '../ports.ts';
import { TenderPanel } from '../TenderPanel/TenderPanel.tsx';
import { useTender } from '../useTender.ts';
import * as css from './TendersSection.css.ts';

export interface TendersSectionProps {
  /** From `useCheckout`. */
  checkout: CheckoutControl;
  ports: TenderPorts;
}

/** What can pay before a card does. PAY-01 */
export function TendersSection({ checkout, ports }: TendersSectionProps) {
  const { data, messages } = checkout;
  const words = { ...tenderMessages, ...messages?.tenders };
  const isMoreWanted = data.paymentData.isPaymentNeeded;
  const giftCard = useTender(checkout, ports, 'giftCard');
  const tenderCode = useTender(checkout, ports, 'tenderCode');
  return (
    <section className={css.panel} aria-label={words.section}>
      {[giftCard, tenderCode].map((tender) => (
        <TenderPanel key={tender.kind} className={css.row} messages={messages?.tenders} {...{ tender, isMoreWanted }} />
      ))}
    </section>
  );
}
