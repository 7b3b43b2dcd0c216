'use client';

import { ImageRadio, ImageRadioGroup, withRef } from '@settee/ui';
import { useId } from 'react';
import { productMessages } from '../messages.ts';
import { allChoices, getSwatchUrl, getUnavailableReason } from '../choices.ts';
import type { PickerProps } from '../picker-props.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';

/** Minimum tile width in px: four per row in the column of a product page, two on a phone. */
const tileWidth = 104;
/** Fewer than four have room to be larger. */
const largeTileWidth = 140;

/** Picker for legs and other choices that are best shown as a small image. PICK-03, PICK-04 */
export const ChoiceTiles = withRef(function ChoiceTiles({ ref, ...props }: PickerProps & RootRef<HTMLFieldSetElement>) {
  const { option, value, onSelect, format, errorId, compatible } = props;
  const labels = useWords('product', productMessages, props.messages);
  const name = useId();
  const choices = allChoices(option);
  return (
    <ImageRadioGroup
      ref={ref}
      legend={labels.choicesLabel(option.header.title)}
      hideLegend
      tileWidth={choices.length < 4 ? largeTileWidth : tileWidth}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
    >
      {choices.map((choice) => {
        const { code, title, color, additionalDetails } = choice;
        const unavailableReason = getUnavailableReason(choice, { compatible, labels });
        return (
          <ImageRadio
            key={code}
            name={name}
            value={String(code)}
            label={title}
            note={additionalDetails.addPrice > 0 && labels.add(format(additionalDetails.addPrice))}
            fullName={unavailableReason === null ? undefined : `${title}, ${unavailableReason}`}
            src={getSwatchUrl(choice)}
            color={color}
            checked={code === value}
            disabled={unavailableReason !== null}
            onSelect={() => onSelect(code)}
          />
        );
      })}
    </ImageRadioGroup>
  );
});
