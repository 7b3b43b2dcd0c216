import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as css from './PrintSheet.css.ts';
import { withRef } from '../../react-18.ts';

export interface PrintSheetProps extends ComponentProps<'div'> {
  /** Leaves it out on the screen. */
  onlyInPrint?: boolean;
}

/** Content that is printed; the rest of the page is not. */
export const PrintSheet = withRef(function PrintSheet({ onlyInPrint = false, className, ...rest }: PrintSheetProps) {
  return <div {...rest} className={cx(css.root, onlyInPrint && css.onlyInPrint, className)} />;
});

/** Stays on the screen, such as the print button inside a sheet. */
export const NotPrinted = withRef(function NotPrinted({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(css.hidden, className)} />;
});
