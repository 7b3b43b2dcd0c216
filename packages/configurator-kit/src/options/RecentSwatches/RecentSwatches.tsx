'use client';

import type { RecentChoice } from '@settee/domain';
import { Disclosure, Swatch, SwatchGroup } from '@settee/ui';
import { useId, useState } from 'react';
import type { FabricBrowserMessages } from '../browse-messages.ts';
import { choiceName } from '../choice-name.ts';
import * as css from './RecentSwatches.css.ts';

export interface RecentSwatchesProps {
  /** Newest first; nothing is drawn without any. */
  choices: readonly RecentChoice[];
  /** Code of the picked choice. */
  value: number | undefined;
  onSelect: (choiceCode: number) => void;
  labels: FabricBrowserMessages;
}

/** Recently viewed choices, which can be opened and selected. BROWSE-07, RECENT-04, RECENT-05 */
export function RecentSwatches({ choices, value, onSelect, labels }: RecentSwatchesProps) {
  const [isOpen, setOpen] = useState(false);
  const name = useId();
  if (choices.length === 0) return null;
  return (
    <Disclosure
      header={labels.recent}
      meta={labels.items(choices.length)}
      open={isOpen}
      onOpenChange={setOpen}
      className={css.root}
    >
      <SwatchGroup legend={labels.recent} hideLegend>
        {choices.map((choice) => (
          <Swatch
            key={choice.code}
            name={name}
            value={String(choice.code)}
            label={choiceName(choice)}
            src={choice.recentlyViewedImages.desktop || undefined}
            color={choice.color}
            checked={choice.code === value}
            onSelect={(code) => onSelect(Number(code))}
          />
        ))}
      </SwatchGroup>
    </Disclosure>
  );
}
