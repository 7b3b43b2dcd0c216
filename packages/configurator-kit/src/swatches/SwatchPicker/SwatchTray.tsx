'use client';

import type { SwatchData } from '@settee/domain';
import { Icon, TextButton } from '@settee/ui';
import { useId } from 'react';
import { useFocusAfterRemoval } from '../../useFocusAfterRemoval.ts';
import type { SwatchMessages } from '../messages.ts';
import * as css from './SwatchPicker.css.ts';

export interface SwatchTrayProps {
  chosen: readonly SwatchData[];
  /** Maximum number of swatches. */
  limit: number;
  /** Message about the number of swatches, or an empty text. */
  note: string;
  /** The note stops the order. */
  isWrong: boolean;
  onRemove: (choiceCode: number) => void;
  onGoOn?: (() => void) | undefined;
  labels: SwatchMessages;
}

/** Color name of 'Washed Linen, Rust', without the fabric name. */
const shortName = ({ Description }: SwatchData) => Description.split(', ').at(-1);

/**
 * Five slots, filled in the order of selection; a click on a swatch removes it. SWATCH-22, SWATCH-24 to
 * SWATCH-26
 */
export function SwatchTray({ chosen, limit, note, isWrong, onRemove, onGoOn, labels }: SwatchTrayProps) {
  const id = useId();
  const { list, markRemoved } = useFocusAfterRemoval(chosen);
  const slots = Array.from({ length: Math.max(limit, chosen.length) }, (_, index) => chosen[index] ?? index);

  return (
    <section aria-labelledby={id} className={css.tray}>
      <div className={css.trayHead}>
        <h4 id={id} className={css.trayTitle}>
          {labels.chosenLabel}
        </h4>
        <span className={css.count}>{labels.chosen({ count: chosen.length, limit })}</span>
        {onGoOn && (
          <TextButton className={css.goOn} onClick={onGoOn}>
            {labels.toAddress}
          </TextButton>
        )}
      </div>
      <ul ref={list} tabIndex={-1} aria-labelledby={id} className={css.slots}>
        {slots.map((swatch, index) =>
          typeof swatch === 'number' ? (
            <li key={`free ${index}`} aria-hidden="true" className={css.free} />
          ) : (
            <li key={swatch.ChoiceCode} className={css.slot}>
              <button
                type="button"
                aria-label={labels.remove(swatch.Description)}
                className={css.remove}
                onClick={() => {
                  markRemoved(index);
                  onRemove(swatch.ChoiceCode);
                }}
              >
                <img src={swatch.ImagePath} alt="" width={64} height={64} className={css.image} />
                <span className={css.cross}>
                  <Icon name="close" size={16} />
                </span>
              </button>
              <span aria-hidden="true" className={css.name}>
                {shortName(swatch)}
              </span>
            </li>
          ),
        )}
      </ul>
      <p role="status" className={css.note} data-wrong={isWrong || undefined}>
        {note}
      </p>
    </section>
  );
}
