'use client';

import { Checkbox, withRef } from '@settee/ui';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { type CompareMessages, compareMessages } from '../compare-messages.ts';
import * as css from './CompareBox.css.ts';

export interface CompareBoxProps extends RootRef<HTMLInputElement> {
  /** Name of the product. */
  name: string;
  /** The product is one of those to compare. */
  checked: boolean;
  /** Adds the product, or takes it out. */
  onChange: () => void;
  /** Words that replace those of the kit, each by itself; functions get the amounts, names and counts they show. */
  messages?: Partial<CompareMessages>;
}

/** The box under a card that chooses its product for the comparison. CMPR-01 */
export const CompareBox = withRef(function CompareBox({ name, checked, onChange, messages, ref }: CompareBoxProps) {
  const labels = useWords('compare', compareMessages, messages);
  return (
    <Checkbox
      ref={ref}
      label={labels.compare}
      aria-label={labels.compareNamed(name)}
      checked={checked}
      onChange={onChange}
      containerClassName={css.root}
    />
  );
});
