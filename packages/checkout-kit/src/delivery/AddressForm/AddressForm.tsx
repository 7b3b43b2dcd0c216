'use client';

import {
  type AddressField,
  type CountryRules,
  type SiteCulture,
  addressFields,
  addressMaxLengths,
  findCountryRules,
  getAddressFields,
  getCountries,
  siteCultures,
} from '@settee/domain';
import { Alert, TextButton, TextField, useSiteSettings, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type FocusEvent, useEffect, useImperativeHandle, useRef } from 'react';
import { addressMessages, type AddressWording, type DeliveryMessages } from '../messages.ts';
import { SuggestionPanel } from '../SuggestionPanel/SuggestionPanel.tsx';
import type { AddressFormControl } from '../useAddressForm.ts';
import { useWords } from '../../use-words.ts';
import * as css from './AddressForm.css.ts';
import { AddressFormField, type FieldSettings, toErrorText } from './AddressFormField.tsx';
import { useAddressLines } from './useAddressLines.ts';

export interface AddressFormProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useAddressForm`. */
  form: AddressFormControl;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<DeliveryMessages>;
}

const OPTIONAL: readonly AddressField[] = ['address2', 'address3'];
const NAMES: readonly AddressField[] = ['firstName', 'lastName'];

/** A click on a button validates anyway; an earlier error would move the button. */
const isLeftForButton = ({ relatedTarget }: FocusEvent) =>
  relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit';

interface FormPartProps {
  form: AddressFormControl;
  settings: FieldSettings;
}

/** The country that the form is worded for; the kit has the words of the United States and Canada. */
function wordingOf(country: CountryRules | null, siteCulture: SiteCulture): AddressWording {
  const culture = country && siteCultures[country.code];
  const { regionLabel, postalCodeLabel } = country ?? {};
  return { siteCulture: culture ?? siteCulture, isInternational: !culture, regionLabel, postalCodeLabel };
}

function toFieldSettings(
  { state, rules, nameFields }: AddressFormControl,
  text: typeof addressMessages,
  locale: string | undefined,
): FieldSettings {
  const { siteCulture, countries, purpose = 'shipping' } = rules;
  const country = findCountryRules(state.address.country, { siteCulture, countries, locale });
  const wording = wordingOf(country, siteCulture);
  return {
    purpose,
    siteCulture,
    country,
    wording,
    countries: getCountries(siteCulture, purpose, countries, locale),
    labels: {
      ...text.addressLabels(wording),
      ...(nameFields === 'full' && { firstName: text.fullName, lastName: text.fullName }),
    },
    text,
    optional: [
      ...OPTIONAL,
      ...(country?.regions ? [] : (['state'] as const)),
      ...(country?.postalCode ? [] : (['postalCode'] as const)),
    ],
  };
}

const wrongFields = ({ state }: AddressFormControl) => addressFields.filter((field) => state.problems[field]);

/** Focuses the first error of an address that was selected before the form was shown. */
function useFocusOnWrong(form: AddressFormControl) {
  const { form: root } = form;
  const first = useRef(wrongFields(form)[0]);
  useEffect(() => {
    if (first.current) root.current?.querySelector<HTMLElement>(`[data-field="${first.current}"]`)?.focus();
  }, [root]);
}

/** Links to the fields that are wrong. */
function WrongFields({ form, settings: { labels, text } }: FormPartProps) {
  const wrong = wrongFields(form);
  if (!form.state.isListShown || wrong.length === 0) return null;
  const isNamedOnce = form.nameFields === 'full' && wrong.includes('firstName');
  const linked = wrong.filter((field) => !isNamedOnce || field !== 'lastName');
  return (
    <Alert tone="critical" live="assertive" className={css.whole} title={text.formError(linked.length)}>
      <span className={css.errorLinks}>
        {linked.map((field) => (
          <TextButton key={field} onClick={() => form.focus(field)}>
            {labels[field]}
          </TextButton>
        ))}
      </span>
    </Alert>
  );
}

function RequiredFieldsNote({ settings }: Pick<FormPartProps, 'settings'>) {
  return (
    <p className={cx(css.whole, css.legend)}>
      <span aria-hidden="true" className={css.star}>
        *
      </span>{' '}
      {settings.text.requiredFields}
    </p>
  );
}

/** First and last name in one field. */
function FullNameField({ form, settings, onBlur }: FormPartProps & { onBlur: (event: FocusEvent) => void }) {
  const { state } = form;
  const { purpose, siteCulture, text } = settings;
  const problem = state.problems.firstName ?? state.problems.lastName;
  return (
    <TextField
      id={`${purpose}-name`}
      name={`${purpose}-name`}
      label={text.fullName}
      value={state.fullName}
      error={problem && toErrorText(problem, text.fullNameProblems(addressMaxLengths(siteCulture)), text)}
      required
      autoComplete={purpose === 'pickup' ? 'name' : `${purpose} name`}
      autoCorrect="off"
      autoCapitalize="words"
      spellCheck={false}
      enterKeyHint="next"
      data-field="firstName"
      containerClassName={css.whole}
      onChange={({ target }) => form.setFullName(target.value)}
      onBlur={onBlur}
    />
  );
}

/** Suggests another spelling of an email address that is probably mistyped. */
function EmailSuggestion({ form, settings }: FormPartProps) {
  const { emailSuggestion } = form.state;
  if (!emailSuggestion) return null;
  return (
    <p role="status" className={cx(css.whole, css.suggestion)}>
      {settings.text.didYouMean}{' '}
      <TextButton inline onClick={() => form.set('emailAddress', emailSuggestion)}>
        {emailSuggestion}
      </TextButton>
      ?
    </p>
  );
}

/** The fields in their order, with a button for another address line before the country. */
function AddressFields({ form, settings }: FormPartProps) {
  const { purpose, country, countries, text } = settings;
  const lines = useAddressLines(form.state, form.form);
  const isFullName = form.nameFields === 'full';
  const shown = getAddressFields(purpose).filter(
    (field) =>
      !(isFullName && NAMES.includes(field)) &&
      (field !== 'country' || countries.length > 1) &&
      (field !== 'state' || country?.regions?.length !== 0) &&
      (!OPTIONAL.includes(field) || lines.isShown(field)),
  );
  const before = shown.filter((field) => addressFields.indexOf(field) < addressFields.indexOf('country'));
  const after = shown.filter((field) => !before.includes(field));

  const leave = (field: AddressField) => (event: FocusEvent) => {
    if (!isLeftForButton(event)) form.leave(field, event.relatedTarget !== null);
  };
  const fieldOf = (field: AddressField) => (
    <AddressFormField
      key={field}
      {...{ field, settings, state: form.state }}
      streets={field === 'address1' ? form.streets?.found : undefined}
      onStreet={form.chooseStreet}
      onChange={form.set}
      onBlur={leave(field)}
    />
  );
  return (
    <>
      {isFullName && (
        <FullNameField {...{ form, settings }} onBlur={(event) => !isLeftForButton(event) && form.leaveFullName()} />
      )}
      {before.map(fieldOf)}
      {lines.next && purpose !== 'pickup' && (
        <p className={cx(css.whole, css.add)}>
          <TextButton onClick={lines.add}>{lines.next === 'address2' ? text.addAddress2 : text.addAddress3}</TextButton>
        </p>
      )}
      {after.map(fieldOf)}
    </>
  );
}

/** Renders and validates the fields of an address; the owner adds the form and its buttons. SHIP-10 to SHIP-18 */
export const AddressForm = withRef(function AddressForm({ form, messages, className, ref, ...rest }: AddressFormProps) {
  const { locale } = useSiteSettings();
  const settings = toFieldSettings(form, useWords('address', addressMessages, messages), locale);
  const { state, useAsEntered, choose, form: root } = form;
  useFocusOnWrong(form);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => root.current, [root]);

  return (
    <div {...rest} ref={root} className={cx(css.form, className)}>
      <WrongFields {...{ form, settings }} />
      <RequiredFieldsNote settings={settings} />
      <AddressFields {...{ form, settings }} />
      <EmailSuggestion {...{ form, settings }} />
      {state.suggestedAddress && (
        <SuggestionPanel
          className={css.whole}
          suggestions={state.suggestedAddress.suggestions}
          isAsEntered={state.isAsEntered}
          onAsEntered={useAsEntered}
          onChoose={choose}
          messages={messages}
        />
      )}
    </div>
  );
});
