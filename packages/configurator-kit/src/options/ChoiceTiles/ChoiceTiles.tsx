'use client';

import { useId } from 'react';
import { allChoices, type PickerProps, refusalOf } from '../picker-props.ts';
import * as css from './ChoiceTiles.css.ts';

/** Legs and other choices that a small picture tells best. PICK-03, PICK-04 */
export function ChoiceTiles(props: PickerProps) {
  const { option, value, onPick, format, errorId, words } = props;
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={words.choicesLabel(option.header.title)}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
      className={css.root}
    >
      {allChoices(option).map((choice) => {
        const { code, title, color, images, additionalDetails } = choice;
        const refusal = refusalOf(choice, props);
        const url = images.desktopHiRes || images.desktop;
        return (
          <label key={code} className={css.tile}>
            <input
              type="radio"
              name={name}
              value={code}
              checked={code === value}
              disabled={refusal !== null}
              aria-label={refusal ? `${title}, ${refusal}` : undefined}
              onChange={() => onPick(code)}
              className={css.input}
            />
            {url ? (
              <img
                src={url}
                alt=""
                width={160}
                height={90}
                loading="lazy"
                decoding="async"
                className={css.picture}
                style={{ background: color }}
              />
            ) : (
              <span className={css.picture} style={{ background: color }} />
            )}
            <span className={css.name}>{title}</span>
            {additionalDetails.addPrice > 0 && (
              <span className={css.price}>{words.add(format(additionalDetails.addPrice))}</span>
            )}
          </label>
        );
      })}
    </div>
  );
}
