import type { ReactNode } from 'react';
import { choiceName } from '../choice-name.ts';
import { getSwatchUrl } from '../choices.ts';
import { getDelivery, type MaterialSummaryProps } from './MaterialSummary.tsx';
import * as css from './MaterialSummary.css.ts';

export interface MaterialLineProps extends Omit<MaterialSummaryProps, 'picture'> {
  /** Rendered at the end of the line. */
  children?: ReactNode;
}

/** A material in one line, for narrow places. */
export function MaterialLine({ choice, price, labels, children }: MaterialLineProps) {
  const src = choice && getSwatchUrl(choice);
  return (
    <div className={css.line}>
      {src ? (
        <img src={src} alt="" width={48} height={48} className={css.chip} style={{ background: choice.color }} />
      ) : (
        choice && <span className={css.chip} style={{ background: choice.color }} />
      )}
      <span className={css.lineText}>
        <span className={css.lineName}>{choice ? choiceName(choice) : labels.noneSelected}</span>
        <span className={css.note}>{[price, getDelivery(choice, labels)].filter(Boolean).join(', ')}</span>
      </span>
      {children}
    </div>
  );
}
