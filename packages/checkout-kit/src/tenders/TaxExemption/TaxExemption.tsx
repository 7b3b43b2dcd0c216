'use client';

import type { CheckoutState } from '@settee/domain';
import { Checkbox } from '@settee/ui';
import { type ComponentProps, useState } from 'react';
import type { CheckoutControl } from '../../order/useCheckout.ts';
import type { Answer } from '../../problems/call-problem.ts';
import { tenderMessages, type TenderMessages } from '../messages.ts';

export interface TaxExemptionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useCheckout`. */
  checkout: Pick<CheckoutControl, 'data' | 'savePayment'> & {
    state: Pick<CheckoutControl['state'], 'work'>;
    problems: Pick<CheckoutControl['problems'], 'report' | 'run'>;
  };
  /** TENDER-23 */
  setTaxExempt: (isExempt: boolean) => Promise<Answer<CheckoutState>>;
  messages?: Partial<TenderMessages>;
}

/** Takes the tax off the order; each change shows the new totals. TENDER-22 */
export function TaxExemption({ checkout, setTaxExempt, messages, ...rest }: TaxExemptionProps) {
  const { data, state, savePayment, problems } = checkout;
  const words = { ...tenderMessages, ...messages };
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = async (isExempt: boolean) => {
    if (state.work !== 'nothing') return;
    setWanted(isExempt);
    const answer = await savePayment(() => setTaxExempt(isExempt));
    setWanted(null);
    if (!answer.ok) problems.report(answer.problem);
  };
  return (
    <div {...rest}>
      <Checkbox
        label={words.taxExempt}
        checked={wanted ?? data.isTaxExempt}
        aria-busy={wanted !== null}
        onChange={({ target: { checked } }) => void problems.run(() => change(checked))}
      />
    </div>
  );
}
