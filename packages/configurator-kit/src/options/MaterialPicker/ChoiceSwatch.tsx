import type { Choice } from '@settee/domain';
import { Swatch, type SwatchProps, withRef } from '@settee/ui';
import { memo } from 'react';
import { choiceName } from '../choice-name.ts';

export interface ChoiceSwatchProps
  extends Omit<SwatchProps, 'value' | 'label' | 'src' | 'color' | 'unavailable' | 'unavailableLabel'> {
  choice: Choice;
  /** The reason that the choice is unavailable; `null` if it is available. */
  unavailableReason: string | null;
}

/** A choice as a radio button with its picture. Renders again only when its props change: hundreds are mounted at once. */
export const ChoiceSwatch = memo(
  withRef(function ChoiceSwatch({ choice, unavailableReason, ...rest }: ChoiceSwatchProps) {
    return (
      <Swatch
        {...rest}
        value={String(choice.code)}
        label={choiceName(choice)}
        src={choice.images.desktop || undefined}
        color={choice.color}
        unavailable={unavailableReason !== null}
        unavailableLabel={unavailableReason ?? undefined}
      />
    );
  }),
);
