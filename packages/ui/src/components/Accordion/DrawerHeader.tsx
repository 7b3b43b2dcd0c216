import type { ReactNode } from 'react';
import { isFilled } from '../../is-filled.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Accordion.css.ts';

/** Content of the header of an item. */
export interface DrawerText {
  /** Title in the header; the whole header is one button. */
  header: ReactNode;
  /** Quiet words behind the title, as `3 options`. */
  meta?: ReactNode;
  /** A second line in the header: what is chosen. */
  note?: ReactNode;
  /** Number before the title. */
  step?: number | string;
}

/** Brands that set a nought before a step do so before single figures. */
const isDigit = (step: DrawerText['step']) => /^\d$/.test(`${step}`);

/** The inside of a drawer's button. */
export function DrawerHeader({ header, meta, note, step }: DrawerText) {
  return (
    <>
      <span className={css.leading}>
        {isFilled(step) && (
          <span className={css.step} data-digit={isDigit(step) || undefined}>
            {step}
          </span>
        )}
        <span className={css.text}>
          <span className={css.line}>
            <span className={css.title}>{header}</span>
            {isFilled(meta) && <span className={css.meta}>{meta}</span>}
          </span>
          {isFilled(note) && <span className={css.note}>{note}</span>}
        </span>
      </span>
      <Icon name="down" size={20} className={css.chevron} />
    </>
  );
}
