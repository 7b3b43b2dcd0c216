'use client';

import { freeSwatchesUrl, streetCountry, swatchPrivacyUrl, getSwatches } from '@settee/domain';
import { Alert, Checkbox, TextLink } from '@settee/ui';
import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef } from 'react';
import { AddressSuggestionPanel } from '../AddressSuggestionPanel/AddressSuggestionPanel.tsx';
import type { SwatchForm as Form } from '../form-reducer.ts';
import type { SwatchMessages } from '../messages.ts';
import { SwatchAddress } from '../SwatchAddress/SwatchAddress.tsx';
import { SwatchPicker } from '../SwatchPicker/SwatchPicker.tsx';
import { useStreetSuggestions } from '../useStreetSuggestions.ts';
import type { SwatchControl, SwatchPlace } from '../useSwatches.ts';
import * as css from './SwatchModal.css.ts';

export interface SwatchFormProps {
  /** By which its send button, elsewhere, knows it. */
  id: string;
  form: Form;
  control: SwatchControl;
  sender: RefObject<HTMLButtonElement | null>;
  labels: SwatchMessages;
}

/** Whether there is no fabric to choose of. SWATCH-89 */
export const isEmptyForm = ({ data }: Form): boolean => getSwatches(data).length === 0;

/** Form of the selected swatches and their address. SWATCH-20 to SWATCH-83 */
export function SwatchForm({ id, form, control, sender, labels }: SwatchFormProps) {
  const root = useRef<HTMLFormElement>(null);
  const { data, selection, address, problems, site, addressValidation, alert } = form;
  const alertRef = useRef<HTMLDivElement>(null);
  const { ports, send, submit } = control;
  const { siteCulture } = site;

  const focus = (place: SwatchPlace) => {
    const field = place === 'swatches' ? 'input[type=checkbox]' : `[data-field="${place}"]`;
    root.current?.querySelector<HTMLElement>(field)?.focus();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = submit();
    if (wrong) focus(wrong);
  };
  useEffect(() => {
    // Returns a promise in newer browsers, which React would call as a cleanup.
    void alertRef.current?.scrollIntoView({ block: 'nearest' });
  }, [alert]);
  useStreetSuggestions({
    form: root,
    suggest: ports.suggestStreets,
    country: streetCountry[siteCulture],
    onPick: useCallback((text: string) => send({ type: 'placeSelected', text }), [send]),
  });

  return (
    <form ref={root} id={id} noValidate onSubmit={onSubmit} className={css.form}>
      <section aria-labelledby={`${id}s`} className={css.part}>
        <h3 id={`${id}s`} className={css.title}>
          {labels.choose}
        </h3>
        {data.SwatchModalMessage !== '' && <p className={css.text}>{data.SwatchModalMessage}</p>}
        {form.subject.sku !== 0 && (
          <p className={css.text}>
            <TextLink href={freeSwatchesUrl}>{labels.browseAll}</TextLink>
          </p>
        )}
        <SwatchPicker
          data={data}
          selection={selection}
          onCheck={(choiceCode, isOn) => send({ type: 'checked', choiceCode, isOn })}
          onGoOn={() => focus('firstName')}
          messages={labels}
        />
      </section>
      <section aria-labelledby={`${id}a`} className={css.part}>
        <h3 id={`${id}a`} className={css.title}>
          {labels.where}
        </h3>
        <SwatchAddress
          address={address}
          problems={problems}
          siteCulture={siteCulture}
          onType={(field, text) => send({ type: 'changed', field, text })}
          messages={labels}
        />
        <div className={css.consent}>
          <Checkbox
            label={labels.signUp}
            checked={form.isSigningUp}
            onChange={({ target }) => send({ type: 'signedUp', isOn: target.checked })}
          />
          <TextLink href={swatchPrivacyUrl} target="_blank">
            {labels.privacy}
          </TextLink>
        </div>
        {addressValidation && (
          <AddressSuggestionPanel
            addressValidation={addressValidation}
            useAddressAsEntered={form.useAddressAsEntered}
            onAsEntered={(isOn) => send({ type: 'asEnteredChanged', isOn })}
            onChoose={(suggestion) => {
              send({ type: 'suggestionSelected', suggestion });
              sender.current?.focus();
            }}
            messages={labels}
          />
        )}
        {alert && (
          <Alert ref={alertRef} tone="critical" live="assertive">
            {alert === 'unreachable' ? labels.unreachable : alert.text}
          </Alert>
        )}
      </section>
    </form>
  );
}
