import type { Stars } from '@settee/domain';
import { useId } from 'react';
import type { ReviewFormMessages } from '../messages.ts';
import * as css from './ReviewForm.css.ts';

const scale: readonly Stars[] = [1, 2, 3, 4, 5];
const star = 'm12 2.6 2.9 6.1 6.7.9-4.9 4.6 1.3 6.6-6-3.2-6 3.2 1.3-6.6L2.4 9.6l6.7-.9L12 2.6Z';

export interface StarFieldProps {
  value: Stars | 0;
  onValueChange: (stars: Stars) => void;
  error: string | undefined;
  labels: ReviewFormMessages;
}

/** Rating as native radios, drawn as stars. SUMM-07 */
export function StarField({ value, onValueChange, error, labels }: StarFieldProps) {
  const id = useId();
  return (
    <fieldset className={css.stars} aria-describedby={error ? id : undefined}>
      <legend className={css.legend}>{labels.fields.stars}</legend>
      <div className={css.scale}>
        {scale.map((stars) => (
          <label key={stars} className={css.star} data-filled={stars <= value || undefined}>
            <input
              type="radio"
              name="stars"
              value={stars}
              checked={stars === value}
              required
              aria-label={labels.star(stars)}
              onChange={() => onValueChange(stars)}
              className={css.radio}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true" className={css.drawing}>
              <path d={star} />
            </svg>
          </label>
        ))}
        <span aria-hidden="true" className={css.word}>
          {value > 0 && labels.ratings[value - 1]}
        </span>
      </div>
      {error && (
        <p id={id} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
