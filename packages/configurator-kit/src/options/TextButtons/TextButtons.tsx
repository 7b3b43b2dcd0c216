'use client';

import { SegmentedControl } from '@settee/ui';
import { allChoices, type PickerProps, getUnavailableReason } from '../picker-props.ts';

/** Picker for choices without an image, such as sizes: radio buttons styled as buttons. PICK-05, PICK-19 */
export function TextButtons(props: PickerProps) {
  const { option, value, onSelect, errorId, labels } = props;
  return (
    <SegmentedControl
      layout="apart"
      legend={labels.choicesLabel(option.header.title)}
      hideLegend
      value={value === undefined ? undefined : String(value)}
      onValueChange={(code) => onSelect(Number(code))}
      options={allChoices(option).map((choice) => {
        const { code, title } = choice;
        const unavailableReason = getUnavailableReason(choice, props);
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
}
