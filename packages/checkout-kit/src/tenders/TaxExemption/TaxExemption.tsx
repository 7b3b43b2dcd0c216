'use client';

import { validateTaxCertificate, taxCertificateKey, taxCertificateMaxLength } from '@settee/domain';
import { Button, Checkbox, TextButton, TextField, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { tenderMessages, type TenderMessages } from '../messages.ts';
import type { TenderCheckout } from '../tender-checkout.ts';
import { useFocusBack } from '../../cart/useFocusBack.ts';
import { useOneCall, usePendingEntry } from '../../pending-entries.ts';
import { useWords } from '../../use-words.ts';
import * as css from './TaxExemption.css.ts';
import { useFieldErrorEvents } from '../../useFieldErrorEvents.ts';

export interface TaxExemptionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useCheckout`. */
  checkout: Pick<TenderCheckout, 'data' | 'state' | 'problems' | 'sendPayment'>;
  /** Applies or removes the exemption; an empty number means the certificate on file. TENDER-23 */
  setTaxExempt: NonNullable<TenderCheckout['ports']['setTaxExempt']>;
  messages?: Partial<TenderMessages>;
}

/** The number of a certificate as it is typed; its error shows once 'Apply' was clicked. */
function useCertificate(isAsking: boolean) {
  const [typed, setTyped] = useState('');
  const [isValidated, setIsValidated] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const shown = isValidated ? validateTaxCertificate(typed) : null;
  useFieldErrorEvents('taxExemption', { certificateNumber: isAsking ? shown : null });
  /** Returns whether it can be sent; otherwise shows why not. */
  const validate = () => {
    setIsValidated(true);
    const isValid = validateTaxCertificate(typed) === null;
    if (!isValid) field.current?.focus();
    return isValid;
  };
  const clear = () => {
    setTyped('');
    setIsValidated(false);
  };
  return { typed, problem: shown, field, type: setTyped, validate, clear };
}

/** Whether the order is exempt, the certificate that is entered, and what changes them. */
function useTaxExemption({ checkout, setTaxExempt }: Pick<TaxExemptionProps, 'checkout' | 'setTaxExempt'>) {
  const { data, state, sendPayment, problems } = checkout;
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { validate, clear, ...certificate } = useCertificate(isAsking);

  const send = async (isExempt: boolean, certificateNumber: string) => {
    if (state.work !== 'nothing') return false;
    setWanted(isExempt);
    const result = await sendPayment(() => setTaxExempt(isExempt, certificateNumber));
    setWanted(null);
    if (!result.ok) {
      certificate.field.current?.focus();
      problems.report(result.error);
      return false;
    }
    setIsAsking(false);
    clear();
    return true;
  };
  const change = (isExempt: boolean) => {
    const isKnown = !isExempt || data.accountInfo.taxCertificateNumber !== '';
    if (isAsking) return setIsAsking(false);
    if (isKnown) return void problems.run(() => send(isExempt, ''));
    setIsAsking(true);
  };
  const oneCall = useOneCall<boolean>();
  const applyTyped = async () => validate() && problems.run(() => send(true, taxCertificateKey(certificate.typed)));
  const apply = () => oneCall(applyTyped);
  // The box is checked, which must not be ignored.
  usePendingEntry({ isEntered: isAsking, send: apply });

  return {
    isChecked: wanted ?? (data.isTaxExempt || isAsking),
    isBusy: wanted !== null,
    isAsking,
    ...certificate,
    change,
    apply,
    cancel: () => setIsAsking(false),
  };
}

interface CertificateFormProps {
  exemption: ReturnType<typeof useTaxExemption>;
  labels: TenderMessages;
}

/** Field for the number of a certificate that is not on file. */
function CertificateForm({ exemption, labels }: CertificateFormProps) {
  const { problem } = exemption;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void exemption.apply();
  };
  const problemTexts = { missing: labels.taxCertificateMissing, invalid: labels.taxCertificateInvalid };
  return (
    <form method="post" noValidate onSubmit={submit} className={css.form}>
      <TextField
        label={labels.taxCertificateNumber}
        hint={labels.taxCertificateHint}
        inputRef={exemption.field}
        value={exemption.typed}
        onChange={({ target }) => exemption.type(target.value)}
        error={problem ? problemTexts[problem] : undefined}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        // Has room for separators, and for a number that is too long, which is rejected and not cut.
        maxLength={taxCertificateMaxLength * 2}
        autoFocus
      />
      <div className={css.actions}>
        <Button type="submit" tone="outline" aria-label={labels.applyTaxExemption} busy={exemption.isBusy}>
          {labels.apply}
        </Button>
        <TextButton onClick={exemption.cancel}>{labels.cancel}</TextButton>
      </div>
    </form>
  );
}

/** Takes the tax off the order by the certificate on file or one that is entered; each change shows the new totals. TENDER-22 */
export const TaxExemption = withRef(function TaxExemption({
  checkout,
  setTaxExempt,
  messages,
  className,
  ...rest
}: TaxExemptionProps) {
  const { data } = checkout;
  const labels = useWords('tender', tenderMessages, messages);
  const exemption = useTaxExemption({ checkout, setTaxExempt });
  const focusBack = useFocusBack<HTMLInputElement>(String(exemption.isAsking));
  return (
    <div {...rest} className={cx(css.root, data.isTaxExempt && css.exempt, className)}>
      <Checkbox
        ref={focusBack}
        label={labels.taxExempt}
        hint={data.isTaxExempt ? labels.taxCertificate(data.taxCertificateNumber) : undefined}
        checked={exemption.isChecked}
        aria-busy={exemption.isBusy}
        onChange={({ target }) => exemption.change(target.checked)}
      />
      {exemption.isAsking && <CertificateForm exemption={exemption} labels={labels} />}
    </div>
  );
});
