'use client';

import { Alert, Button, Checkbox, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import type { Suggestion } from '../address-reducer.ts';
import { addressMessages, type DeliveryMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './SuggestionPanel.css.ts';

export interface SuggestionPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Empty if the street is unverified; not empty if city, state and ZIP do not match. SWATCH-80 */
  suggestions: readonly Suggestion[];
  /** Whether the address as entered is chosen, not a suggestion. */
  isAsEntered: boolean;
  /** Called when the address as entered is chosen. */
  onAsEntered: (isOn: boolean) => void;
  /** Called with the suggestion that is chosen. */
  onChoose: (suggestion: Suggestion) => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<DeliveryMessages>;
}

/** Shows the address verification result: the shopper selects a suggestion or uses the address as entered. SWATCH-74 to SWATCH-80 */
export const SuggestionPanel = withRef(function SuggestionPanel(props: SuggestionPanelProps) {
  const { suggestions, isAsEntered, onAsEntered, onChoose, messages, className, ...rest } = props;
  const labels = useWords('address', addressMessages, messages);
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
});
