'use client';

import type { ChoiceGroup } from '@settee/domain';
import { lazyComponent, Swatch, SwatchGroup, TextButton, VisuallyHidden } from '@settee/ui';
import { useId, useState } from 'react';
import { choiceName } from '../choice-name.ts';
import { type PickerProps, getUnavailableReason } from '../picker-props.ts';
import * as css from './MaterialGroup.css.ts';

const MaterialDetails = lazyComponent(() =>
  import('../MaterialDetails/MaterialDetails.tsx').then((module) => module.MaterialDetails),
);

export interface MaterialGroupProps extends PickerProps {
  group: ChoiceGroup;
  /** Radio group it shares with the other groups of its option. */
  name: string;
}

/** Swatches under one heading; hover and focus show name and price in place of the subtitle. PICK-11, PICK-12 */
export function MaterialGroup({ group, name, ...picker }: MaterialGroupProps) {
  const { value, onPick, priceWith, format, labels } = picker;
  const { header, choices } = group;
  const id = useId();
  const [near, setNear] = useState<number | null>(null);
  const [isOpen, setOpen] = useState(false);
  const describedChoice = choices.find(({ code }) => code === value) ?? choices[0];
  const adds = new Set(choices.map(({ additionalDetails }) => additionalDetails.addPrice));
  const [add = 0] = adds;
  const extra = adds.size === 1 && add > 0 ? labels.add(format(add)) : '';
  const subtitle = [header.subtitle, extra].filter(Boolean).join(', ');
  const previewed = choices.find(({ code }) => code === near);
  const unavailableReason = previewed && getUnavailableReason(previewed, picker);

  return (
    <section aria-labelledby={id} className={css.root}>
      <div className={css.head}>
        <h4 id={id} className={css.title}>
          {header.title}
        </h4>
        <span className={css.count}>{labels.items(header.count)}</span>
        <TextButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className={css.care}>
          {labels.careAndDetails} <VisuallyHidden>{header.title}</VisuallyHidden>
        </TextButton>
        <div className={css.line}>
          <span className={css.subtitle} data-covered={previewed ? true : undefined}>
            {subtitle || '\u00a0'}
          </span>
          {previewed && (
            <span className={css.preview}>
              <span className={css.previewName}>{previewed.title}</span>
              <span className={css.previewPrice}>{unavailableReason ?? priceWith(previewed.code)}</span>
            </span>
          )}
        </div>
      </div>
      <SwatchGroup legend={header.title} hideLegend>
        {choices.map((choice) => {
          const { code, color, images } = choice;
          const reason = getUnavailableReason(choice, picker);
          return (
            <Swatch
              key={code}
              name={name}
              value={String(code)}
              label={choiceName(choice)}
              src={images.desktop || undefined}
              color={color}
              checked={code === value}
              onSelect={() => onPick(code)}
              unavailable={reason !== null}
              unavailableLabel={reason ?? undefined}
              onPointerEnter={() => setNear(code)}
              onPointerLeave={() => setNear(null)}
              onFocus={() => setNear(code)}
              onBlur={() => setNear(null)}
            />
          );
        })}
      </SwatchGroup>
      {isOpen && describedChoice && (
        <MaterialDetails choice={describedChoice} messages={labels} className={css.details} />
      )}
    </section>
  );
}
