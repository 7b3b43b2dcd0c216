'use client';

import { useId } from 'react';
import { allChoices, type PickerProps, refusalOf } from '../picker-props.ts';
import * as css from './TextButtons.css.ts';

/** Choices that need no picture, such as sizes: radios that look like buttons. PICK-05, PICK-19 */
export function TextButtons(props: PickerProps) {
  const { option, value, onPick, errorId, words } = props;
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
        const { code, title } = choice;
        const refusal = refusalOf(choice, props);
        return (
          <label key={code} className={css.button}>
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
            <span>{title}</span>
          </label>
        );
      })}
    </div>
  );
}
