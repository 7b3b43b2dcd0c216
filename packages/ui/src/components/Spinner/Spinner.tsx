import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as css from './Spinner.css.ts';
import { withRef } from '../../react-18.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Accessible name of the wait. Without it the dots are decoration. */
  label?: string;
}

/** Three pulsing dots for a small part that is busy. */
export const Spinner = withRef(function Spinner({ label, className, ...rest }: SpinnerProps) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span {...named} {...rest} className={cx(css.root, className)}>
      <span className={css.dot} />
      <span className={css.dot} />
      <span className={css.dot} />
    </span>
  );
});
