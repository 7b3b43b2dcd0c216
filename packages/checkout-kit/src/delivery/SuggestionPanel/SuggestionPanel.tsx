'use client';

import { Alert, Button, Checkbox } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { Suggestion } from '../address-reducer.ts';
import { addressMessages, type DeliveryMessages } from '../messages.ts';
import * as css from './SuggestionPanel.css.ts';

export interface SuggestionPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Empty for an unverified street, filled when city, state and ZIP do not match. SWATCH-80 */
  suggestions: readonly Suggestion[];
  isAsEntered: boolean;
  onAsEntered: (isOn: boolean) => void;
  onChoose: (suggestion: Suggestion) => void;
  messages?: Partial<DeliveryMessages>;
}

/** Shows the address verification result: select a suggestion or use the address as entered. SWATCH-74 to SWATCH-80 */
export function SuggestionPanel(props: SuggestionPanelProps) {
  const { suggestions, isAsEntered, onAsEntered, onChoose, messages, className, ...rest } = props;
  const labels = { ...addressMessages, ...messages };
  const isCombination = suggestions.length > 0;
  return (
    <div {...rest} className={cx(css.root, className)}>
      <Alert tone="notice" live="assertive">
        {isCombination ? labels.doubtfulCombination : labels.doubtfulStreet}
      </Alert>
      {isCombination ? (
        <ul className={css.list} aria-label={labels.suggestions}>
          {suggestions.map((suggestion) => {
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
          checked={isAsEntered}
          onChange={({ target }) => onAsEntered(target.checked)}
        />
      )}
    </div>
  );
}
