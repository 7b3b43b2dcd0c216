'use client';

import { formatPrice, graphemes, type ProductPage, type SiteCulture } from '@settee/domain';
import { Switch, TextField, withRef } from '@settee/ui';
import { useState } from 'react';
import { type PersonalizationMessages, personalizationMessages } from '../messages.ts';
import type { PersonalizationOutcome } from '../PersonalizationPanel/PersonalizationPanel.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { usePriceFormat } from '../../use-price-format.ts';
import * as css from './TextPersonalization.css.ts';
import { useFieldErrorEvents } from '../../useFieldErrorEvents.ts';

export interface TextPersonalizationProps extends RootRef<HTMLDivElement> {
  /** The texts that the product can have, and their price in cents. */
  offer: NonNullable<ProductPage['textPersonalization']>;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** Called with the current outcome whenever it changes. */
  onOutcome: (outcome: PersonalizationOutcome) => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<PersonalizationMessages>;
}

/** Legacy personalization: one line of text without a preview. MONO-04, MONO-20 */
export const TextPersonalization = withRef(function TextPersonalization({
  offer,
  siteCulture,
  onOutcome,
  messages,
  ref,
}: TextPersonalizationProps) {
  const priceFormat = usePriceFormat(siteCulture);
  const labels = useWords('personalization', personalizationMessages, messages);
  const [isOn, setIsOn] = useState(false);
  const [text, setText] = useState('');
  const isLong = (value: string) => graphemes(value.trim()) > offer.maxLength;
  const report = (isPersonalized: boolean, value: string) =>
    onOutcome({
      isPersonalized,
      isAddToCartDisabled: isPersonalized && isLong(value),
      request: null,
      text: value.trim(),
    });
  useFieldErrorEvents('personalization', { text: isOn && isLong(text) ? 'too-long' : null });
  return (
    <div ref={ref} className={css.root}>
      <Switch
        label={labels.addPlate(formatPrice(offer.price, priceFormat))}
        checked={isOn}
        onChange={({ target }) => {
          setIsOn(target.checked);
          report(target.checked, text);
        }}
      />
      {isOn && (
        <TextField
          label={labels.plateText}
          hint={labels.plateHint(offer.maxLength)}
          value={text}
          autoComplete="off"
          error={isLong(text) ? labels.plateTooLong(offer.maxLength) : undefined}
          onChange={({ target }) => {
            setText(target.value);
            report(true, target.value);
          }}
        />
      )}
    </div>
  );
});
