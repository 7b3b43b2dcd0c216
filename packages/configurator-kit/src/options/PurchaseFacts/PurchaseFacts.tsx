'use client';

import type { AfterSale, FinancingTerms } from '@settee/domain';
import { Icon, type IconName, withRef } from '@settee/ui';
import type { ReactNode } from 'react';
import { type PurchaseMessages, purchaseMessages } from '../purchase-messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './PurchaseFacts.css.ts';

export interface PurchaseFactsProps extends RootRef<HTMLUListElement> {
  /** Days to return it, hours to cancel it and years of warranty; `null` where there are none. */
  afterSale: AfterSale;
  /** Smallest amount in cents, months and terms of the financing. */
  financing: FinancingTerms;
  /** The shown price is financed. FIN-01 */
  isFinanced: boolean;
  /** Cost and place of the delivery. */
  delivery?: ReactNode;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<PurchaseMessages>;
}

/** Delivery, returns, warranty and financing of a product, near its button. */
export const PurchaseFacts = withRef(function PurchaseFacts({
  afterSale,
  financing,
  isFinanced,
  delivery,
  messages,
  ref,
}: PurchaseFactsProps) {
  const labels = useWords('purchase', purchaseMessages, messages);
  const { returnDays, cancelHours, warrantyYears } = afterSale;
  return (
    <ul ref={ref} aria-label={labels.title} className={css.root}>
      {delivery && <Fact icon="truck">{delivery}</Fact>}
      <Fact icon="box">
        {cancelHours !== null && labels.madeToOrder(cancelHours)}
        {returnDays !== null && labels.returns(returnDays)}
        {cancelHours === null && returnDays === null && labels.noReturns}
      </Fact>
      {warrantyYears !== null && <Fact icon="check">{labels.warranty(warrantyYears)}</Fact>}
      {isFinanced && (
        <Fact icon="info">
          <details className={css.details}>
            <summary className={css.summary}>{labels.financing(financing.months)}</summary>
            <p className={css.text}>{financing.terms}</p>
          </details>
        </Fact>
      )}
    </ul>
  );
});

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={css.fact}>
      <Icon name={icon} size={20} className={css.icon} />
      <div className={css.content}>{children}</div>
    </li>
  );
}
