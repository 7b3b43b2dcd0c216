'use client';

import { freeSwatchesUrl, streetCountry, swatchPrivacyUrl, getSwatches } from '@settee/domain';
import { Alert, Checkbox, Stack, TextLink } from '@settee/ui';
import { type RefObject, type SubmitEvent, useCallback, useEffect, useRef } from 'react';
import { AddressSuggestionPanel } from '../AddressSuggestionPanel/AddressSuggestionPanel.tsx';
import type { SwatchForm as Form } from '../form-reducer.ts';
import type { SwatchMessages } from '../messages.ts';
import { SwatchAddress } from '../SwatchAddress/SwatchAddress.tsx';
import { SwatchPicker } from '../SwatchPicker/SwatchPicker.tsx';
import { useStreetSuggestions } from '../useStreetSuggestions.ts';
import type { SwatchControl, SwatchFocusTarget } from '../useSwatches.ts';
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
  const { ports, send, submit } = control;
  const focus = (target: SwatchFocusTarget) => {
    const field = target === 'swatches' ? 'input[type=checkbox]' : `[data-field="${target}"]`;
    root.current?.querySelector<HTMLElement>(field)?.focus();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = submit();
    if (wrong) focus(wrong);
  };
  useStreetSuggestions({
    form: root,
    suggest: ports.suggestStreets,
    country: streetCountry[form.site.siteCulture],
    onSelect: useCallback((text: string) => send({ type: 'streetSelected', text }), [send]),
  });

  return (
    <form ref={root} id={id} noValidate onSubmit={onSubmit} className={css.form}>
      <section aria-labelledby={`${id}s`} className={css.part}>
        <h3 id={`${id}s`} className={css.title}>
          {labels.choose}
        </h3>
        <Swatches form={form} send={send} labels={labels} onGoOn={() => focus('firstName')} />
      </section>
      <section aria-labelledby={`${id}a`} className={css.part}>
        <h3 id={`${id}a`} className={css.title}>
          {labels.where}
        </h3>
        <Address form={form} send={send} labels={labels} sender={sender} />
        <FormAlert alert={form.alert} labels={labels} />
      </section>
    </form>
  );
}

type FormPartProps = Pick<SwatchFormProps, 'form' | 'labels'> & Pick<SwatchControl, 'send'>;

/** The swatches that can be ordered. */
function Swatches({ form, send, labels, onGoOn }: FormPartProps & { onGoOn: () => void }) {
  const { data, selection, subject } = form;
  return (
    <>
      {data.SwatchModalMessage !== '' && <p className={css.text}>{data.SwatchModalMessage}</p>}
      {subject.sku !== 0 && (
        <p className={css.text}>
          <TextLink href={freeSwatchesUrl}>{labels.browseAll}</TextLink>
        </p>
      )}
      <SwatchPicker
        data={data}
        selection={selection}
        onCheck={(choiceCode, isOn) => send({ type: 'checked', choiceCode, isOn })}
        onGoOn={onGoOn}
        messages={labels}
      />
    </>
  );
}

/** The address, and the suggestion for one that was not found. */
function Address({ form, send, labels, sender }: FormPartProps & Pick<SwatchFormProps, 'sender'>) {
  const { address, problems, site, addressValidation } = form;
  return (
    <>
      <SwatchAddress
        address={address}
        problems={problems}
        siteCulture={site.siteCulture}
        onType={(field, text) => send({ type: 'changed', field, text })}
        messages={labels}
      />
      <Stack gap={2} align="start">
        <Checkbox
          label={labels.signUp}
          checked={form.isSigningUp}
          onChange={({ target }) => send({ type: 'signedUp', isOn: target.checked })}
        />
        <TextLink href={swatchPrivacyUrl} target="_blank">
          {labels.privacy}
        </TextLink>
      </Stack>
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
    </>
  );
}

/** Problem of the whole form; scrolls into view. */
function FormAlert({ alert, labels }: { alert: Form['alert']; labels: SwatchMessages }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Returns a promise in newer browsers, which React would call as a cleanup.
    void root.current?.scrollIntoView?.({ block: 'nearest' });
  }, [alert]);
  if (!alert) return null;
  return (
    <Alert ref={root} tone="critical" live="assertive">
      {alert === 'unreachable' ? labels.unreachable : alert.text}
    </Alert>
  );
}
