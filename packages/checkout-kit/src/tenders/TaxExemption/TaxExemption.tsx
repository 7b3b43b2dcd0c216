'use client';

import { validateTaxCertificate, type CheckoutState, taxCertificateKey, taxCertificateMaxLength } from '@settee/domain';
import { Button, Checkbox, TextButton, TextField } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import type { CheckoutControl } from '../../order/useCheckout.ts';
import type { PortResult } from '../../errors/request-failure.ts';
import { tenderMessages, type TenderMessages } from '../messages.ts';
import * as css from './TaxExemption.css.ts';

export interface TaxExemptionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useCheckout`. */
  checkout: Pick<CheckoutControl, 'data' | 'savePayment'> & {
    state: Pick<CheckoutControl['state'], 'work'>;
    problems: Pick<CheckoutControl['problems'], 'report' | 'run'>;
  };
  /** TENDER-23 */
  setTaxExempt: (isExempt: boolean, certificateNumber: string) => Promise<PortResult<CheckoutState>>;
  messages?: Partial<TenderMessages>;
}

/** Takes the tax off the order by the certificate on file or one that is entered; each change shows the new totals. TENDER-22 */
export function TaxExemption({ checkout, setTaxExempt, messages, className, ...rest }: TaxExemptionProps) {
  const { data, state, savePayment, problems } = checkout;
  const labels = { ...tenderMessages, ...messages };
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const problem = validateTaxCertificate(typed);
  const isBusy = wanted !== null;

  const send = async (isExempt: boolean, certificateNumber: string) => {
    if (state.work !== 'nothing') return;
    setWanted(isExempt);
    const result = await savePayment(() => setTaxExempt(isExempt, certificateNumber));
    setWanted(null);
    if (!result.ok) return problems.report(result.error);
    setIsAsking(false);
    setTyped('');
    setIsValidated(false);
  };
  const change = (isExempt: boolean) => {
    const isKnown = !isExempt || data.accountInfo.taxCertificateNumber !== '';
    if (isAsking) return setIsAsking(false);
    if (isKnown) return void problems.run(() => send(isExempt, ''));
    setIsAsking(true);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setIsValidated(true);
    if (problem) return field.current?.focus();
    void problems.run(() => send(true, taxCertificateKey(typed)));
  };

  return (
    <div {...rest} className={cx(css.root, className)}>
      <Checkbox
        label={labels.taxExempt}
        hint={data.isTaxExempt ? labels.taxCertificate(data.taxCertificateNumber) : undefined}
        checked={wanted ?? (data.isTaxExempt || isAsking)}
        aria-busy={isBusy}
        onChange={({ target }) => change(target.checked)}
      />
      {isAsking && (
        <form method="post" noValidate onSubmit={apply} className={css.form}>
          <TextField
            label={labels.taxCertificateNumber}
            hint={labels.taxCertificateHint}
            inputRef={field}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={
              isValidated && problem
                ? { missing: labels.taxCertificateMissing, invalid: labels.taxCertificateInvalid }[problem]
                : undefined
            }
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={taxCertificateMaxLength}
            autoFocus
          />
          <div className={css.actions}>
            <Button type="submit" tone="outline" aria-label={labels.applyTaxExemption} busy={isBusy}>
              {labels.apply}
            </Button>
            <TextButton onClick={() => setIsAsking(false)}>{labels.cancel}</TextButton>
          </div>
        </form>
      )}
    </div>
  );
}
