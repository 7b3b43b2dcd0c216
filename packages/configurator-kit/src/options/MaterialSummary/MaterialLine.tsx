import type { ReactNode } from 'react';
import { choiceName } from '../choice-name.ts';
import { imageOf } from '../picker-props.ts';
import { deliveryOf, type MaterialSummaryProps } from './MaterialSummary.tsx';
import * as css from './MaterialSummary.css.ts';

export interface MaterialLineProps extends Omit<MaterialSummaryProps, 'picture'> {
  /** Rendered at the end of the line. */
  children?: ReactNode;
}

/** A material in one line, for narrow places. */
export function MaterialLine({ choice, price, words, children }: MaterialLineProps) {
  const src = choice && imageOf(choice);
  return (
    <div className={css.line}>
      {src ? (
        <img src={src} alt="" width={48} height={48} className={css.chip} style={{ background: choice.color }} />
      ) : (
        choice && <span className={css.chip} style={{ background: choice.color }} />
      )}
      <span className={css.lineWords}>
        <span className={css.lineName}>{choice ? choiceName(choice) : words.noneSelected}</span>
        <span className={css.note}>{[price, deliveryOf(choice, words)].filter(Boolean).join(', ')}</span>
      </span>
      {children}
    </div>
  );
}
