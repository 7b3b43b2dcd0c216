import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './ProgressBar.css.ts';
import { withRef } from '../../react-18.ts';

export interface ProgressBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names what moves on. */
  label: ReactNode;
  /** Hides the label visually; screen readers still read it. */
  hideLabel?: boolean;
  /** Progress from 0 to `max`; without it the bar is indeterminate. */
  value?: number;
  /** Value at completion. */
  max?: number;
  /** Progress as text, shown next to the label and announced instead of the percentage. */
  valueText?: string;
  /** `positive` once what was worked for is reached. */
  tone?: 'accent' | 'positive';
}

/** Progress of an operation. */
export const ProgressBar = withRef(function ProgressBar(props: ProgressBarProps) {
  const { label, hideLabel, value, max = 100, valueText, tone = 'accent', className, ...rest } = props;
  const id = useId();
  const isKnown = value !== undefined;
  const now = isKnown ? Math.min(Math.max(value, 0), max) : undefined;
  const share = now === undefined || max <= 0 ? 0 : now / max;
  return (
    <div {...rest} className={cx(css.root, className)}>
      <div className={css.text}>
        <span id={id} className={hideLabel ? hidden.root : css.label}>
          {label}
        </span>
        {valueText && !hideLabel && (
          <span aria-hidden="true" className={css.value}>
            {valueText}
          </span>
        )}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={isKnown ? 0 : undefined}
        aria-valuemax={isKnown ? max : undefined}
        aria-valuenow={now}
        aria-valuetext={valueText}
        data-tone={tone}
        className={css.track}
      >
        <div
          className={cx(css.bar, !isKnown && css.indeterminate)}
          style={{ inlineSize: isKnown ? `${share * 100}%` : undefined }}
        />
      </div>
    </div>
  );
});
