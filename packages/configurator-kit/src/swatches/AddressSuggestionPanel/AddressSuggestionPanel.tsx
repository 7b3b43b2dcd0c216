'use client';

import { getAddressSuggestionPrompt, type AddressValidationResult } from '@settee/domain';
import { Alert, Button, Checkbox, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useEffect, useRef } from 'react';
import type { AddressSuggestion } from '../form-reducer.ts';
import { type SwatchMessages, swatchMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './AddressSuggestionPanel.css.ts';

export interface AddressSuggestionPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Result of the address verification. SWATCH-80 */
  addressValidation: AddressValidationResult;
  useAddressAsEntered: boolean;
  onAsEntered: (isOn: boolean) => void;
  onChoose: (suggestion: AddressSuggestion) => void;
  messages?: Partial<SwatchMessages> | undefined;
}

/**
 * Address verification panel: the shopper selects a suggestion or confirms the street as entered. SWATCH-74 to
 * SWATCH-80
 */
export const AddressSuggestionPanel = withRef(function AddressSuggestionPanel(props: AddressSuggestionPanelProps) {
  const { addressValidation, useAddressAsEntered, onAsEntered, onChoose, messages, className, ...rest } = props;
  const labels = useWords('swatch', swatchMessages, messages);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), [addressValidation]);
  const isCombination = getAddressSuggestionPrompt(addressValidation) === 'combination';
  return (
    <div {...rest} ref={root} tabIndex={-1} className={cx(css.root, className)}>
      <Alert tone="notice" live="assertive">
        {isCombination ? labels.doubtfulCombination : labels.doubtfulStreet}
      </Alert>
      {isCombination ? (
        <ul className={css.list} aria-label={labels.suggestions}>
          {addressValidation.Suggestions.map((suggestion) => {
            const text = `${suggestion.City}, ${suggestion.State} ${suggestion.ZipCode}`;
            return (
              <li key={text}>
                <Button tone="outline" size="small" onClick={() => onChoose(suggestion)}>
                  {text}
                </Button>
              </li>
            );
          })}
        </ul>
      ) : (
        <Checkbox
          label={labels.useAsEntered}
          checked={useAddressAsEntered}
          onChange={({ target }) => onAsEntered(target.checked)}
        />
      )}
    </div>
  );
});
