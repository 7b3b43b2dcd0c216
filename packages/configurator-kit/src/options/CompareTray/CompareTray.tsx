'use client';

import { type Choice, maxCompared, type CompareList } from '@settee/domain';
import { Button } from '@settee/ui';
import { type ChoiceMessages, choiceMessages } from '../choice-messages.ts';
import { choiceName } from '../choice-name.ts';
import { useWords } from '../../use-words.ts';
import * as css from './CompareTray.css.ts';

export interface CompareTrayProps {
  /** Materials by choice code. CMPR-01 */
  list: CompareList<Choice>;
  /** The shopper tried to add a fifth material. */
  isFull?: boolean;
  onTakeOut: (choiceCode: number) => void;
  onCompare: () => void;
  messages?: Partial<ChoiceMessages>;
}

/** The materials put aside for comparison, and the way to see them side by side. */
export function CompareTray({ list, isFull = false, onTakeOut, onCompare, messages }: CompareTrayProps) {
  const labels = useWords('choice', choiceMessages, messages);
  if (list.length === 0) return null;
  return (
    <section aria-label={labels.compareTitle} className={css.root}>
      <ul className={css.list}>
        {list.map(([code, choice]) => (
          <li key={code} className={css.item}>
            <button
              type="button"
              aria-label={labels.removeFromComparison(choiceName(choice))}
              className={css.take}
              onClick={() => onTakeOut(code)}
            >
              <img
                src={choice.images.desktop || undefined}
                alt=""
                width={44}
                height={44}
                className={css.chip}
                style={{ background: choice.color }}
              />
            </button>
          </li>
        ))}
      </ul>
      <Button size="small" tone="outline" disabled={list.length < 2} onClick={onCompare}>
        {labels.compared(list.length)}
      </Button>
      {isFull && list.length >= maxCompared && (
        <p role="alert" className={css.note}>
          {labels.compareFull}
        </p>
      )}
    </section>
  );
}
