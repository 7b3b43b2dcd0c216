'use client';

import type { Choice, ChoiceGroup } from '@settee/domain';
import { lazyComponent, SwatchGroup, TextButton, VisuallyHidden } from '@settee/ui';
import { useCallback, useId, useState } from 'react';
import { getUnavailableReason } from '../choices.ts';
import type { LabeledPicker } from '../picker-props.ts';
import { ChoiceSwatch } from './ChoiceSwatch.tsx';
import * as css from './MaterialGroup.css.ts';

const MaterialDetails = lazyComponent(() =>
  import('../MaterialDetails/MaterialDetails.tsx').then((module) => module.MaterialDetails),
);

export interface MaterialGroupProps extends LabeledPicker {
  group: ChoiceGroup;
  /** Radio group it shares with the other groups of its option. */
  name: string;
}

/** Returns the code of the choice of the swatch under an event; `null` for the space between swatches. */
function getSwatchCode(target: EventTarget): number | null {
  const input = target instanceof Element ? target.closest('label')?.querySelector('input') : null;
  return input ? Number(input.value) : null;
}

/** Whether there is something to show under 'Care & Details'. */
const hasDetails = ({ content, origin, features, careInstructions, images }: Choice['additionalDetails']): boolean =>
  content !== '' || origin !== '' || [features, careInstructions, images].some(({ length }) => length > 0);

/** Swatches under one heading; hover and focus show name and price in place of the subtitle. PICK-11, PICK-12 */
export function MaterialGroup({ group, name, onSelect, ...picker }: MaterialGroupProps) {
  const { value, labels, messages } = picker;
  const { header, choices } = group;
  const id = useId();
  const [near, setNear] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  // The handlers of the swatches are stable: a hover renders the preview and none of up to 200 swatches.
  const select = useCallback((code: string) => onSelect(Number(code)), [onSelect]);
  const described = choices.find(({ code }) => code === value) ?? choices[0];
  const detailed = described && hasDetails(described.additionalDetails) ? described : null;
  const previewed = choices.find(({ code }) => code === near);
  return (
    <section aria-labelledby={id} className={css.root}>
      <div className={css.head}>
        <h4 id={id} className={css.title}>
          {header.title}
        </h4>
        <span className={css.count}>{labels.items(header.count)}</span>
        {detailed && (
          <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className={css.care}>
            {labels.careAndDetails} <VisuallyHidden>{header.title}</VisuallyHidden>
          </TextButton>
        )}
        <SubtitleOrPreview {...{ group, previewed, picker }} />
      </div>
      <SwatchGroup
        legend={header.title}
        hideLegend
        onPointerOver={({ target }) => setNear(getSwatchCode(target))}
        onPointerLeave={() => setNear(null)}
        onFocus={({ target }) => setNear(getSwatchCode(target))}
        onBlur={() => setNear(null)}
      >
        {choices.map((choice) => (
          <ChoiceSwatch
            key={choice.code}
            name={name}
            choice={choice}
            checked={choice.code === value}
            unavailableReason={getUnavailableReason(choice, picker)}
            onSelect={select}
          />
        ))}
      </SwatchGroup>
      {isOpen && detailed && <MaterialDetails choice={detailed} messages={messages} className={css.details} />}
    </section>
  );
}

interface SubtitleOrPreviewProps {
  group: ChoiceGroup;
  /** The choice under the pointer or the focus. */
  previewed: Choice | undefined;
  picker: Omit<LabeledPicker, 'onSelect'>;
}

/** Subtitle of the group with a surcharge that all choices share; name and price of a previewed choice. */
function SubtitleOrPreview({ group, previewed, picker }: SubtitleOrPreviewProps) {
  const { priceWith, format, labels } = picker;
  const adds = new Set(group.choices.map(({ additionalDetails }) => additionalDetails.addPrice));
  const [add = 0] = adds;
  const extra = adds.size === 1 && add > 0 ? labels.add(format(add)) : '';
  const subtitle = [group.header.subtitle, extra].filter(Boolean).join(', ');
  return (
    <div className={css.line}>
      <span className={css.subtitle} data-covered={previewed ? true : undefined}>
        {subtitle || '\u00a0'}
      </span>
      {previewed && (
        <span className={css.preview}>
          <span className={css.previewName}>{previewed.title}</span>
          <span className={css.previewPrice}>
            {getUnavailableReason(previewed, picker) ?? priceWith(previewed.code)}
          </span>
        </span>
      )}
    </div>
  );
}
