'use client';

import { type Configuration, type Option, selectionSummary } from '@settee/domain';
import { Heading, TextButton, VisuallyHidden, withRef } from '@settee/ui';
import { useId } from 'react';
import { choiceName } from '../choice-name.ts';
import { type ProductMessages, productMessages } from '../messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './SelectionSummary.css.ts';

export interface SelectionSummaryProps extends RootRef<HTMLElement> {
  /** The options of the product, in their order. */
  options: readonly Option[];
  /** The chosen choice of each option, by their codes. */
  choices: Configuration;
  /** Moves to the drawer of an option. OPT-07 */
  onEdit: (optionCode: number) => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ProductMessages>;
}

/** Every option with what is chosen for it. OPT-06 */
export const SelectionSummary = withRef(function SelectionSummary({
  options,
  choices,
  onEdit,
  messages,
  ref,
}: SelectionSummaryProps) {
  const labels = useWords('product', productMessages, messages);
  const id = useId();
  return (
    <section ref={ref} aria-labelledby={id} className={css.root}>
      <Heading level={2} size="h3" id={id} className={css.title}>
        {labels.summaryTitle}
      </Heading>
      <dl className={css.list}>
        {selectionSummary(options, choices).map(({ optionCode, title, choice }) => (
          <div key={optionCode} className={css.row}>
            <dt className={css.name}>{title}</dt>
            <dd className={css.value} data-open={choice ? undefined : true}>
              {choice ? choiceName(choice) : labels.noneSelected}
            </dd>
            <dd className={css.value}>
              <TextButton onClick={() => onEdit(optionCode)}>
                {labels.edit} <VisuallyHidden>{title}</VisuallyHidden>
              </TextButton>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
});
