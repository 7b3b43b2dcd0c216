'use client';

import { SegmentedControl, withRef } from '@settee/ui';
import { productMessages } from '../messages.ts';
import { allChoices, getUnavailableReason } from '../choices.ts';
import type { PickerProps } from '../picker-props.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';

/** Picker for choices without an image, such as sizes: radio buttons styled as buttons. PICK-05, PICK-19 */
export const TextButtons = withRef(function TextButtons({ ref, ...props }: PickerProps & RootRef<HTMLFieldSetElement>) {
  const { option, value, onSelect, errorId, compatible } = props;
  const labels = useWords('product', productMessages, props.messages);
  return (
    <SegmentedControl
      ref={ref}
      layout="apart"
      legend={labels.choicesLabel(option.header.title)}
      hideLegend
      value={value === undefined ? undefined : String(value)}
      onValueChange={(code) => onSelect(Number(code))}
      options={allChoices(option).map((choice) => {
        const { code, title } = choice;
        const unavailableReason = getUnavailableReason(choice, { compatible, labels });
        return {
          value: String(code),
          label: title,
          disabled: unavailableReason !== null,
          ...(unavailableReason !== null && { fullName: `${title}, ${unavailableReason}` }),
        };
      })}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
    />
  );
});
