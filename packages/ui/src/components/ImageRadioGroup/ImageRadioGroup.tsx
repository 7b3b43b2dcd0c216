'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldMessage, type FieldMessages } from '../TextField/FieldMessage.tsx';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './ImageRadioGroup.css.ts';

export interface ImageRadioGroupProps extends ComponentProps<'fieldset'>, FieldMessages {
  /** Names the group. */
  legend: ReactNode;
  /** Hides the legend visually; screen readers still read it. */
  hideLegend?: boolean;
  /** Minimum width of a tile in px; a row contains as many tiles as fit. */
  tileWidth?: number;
  /** This many side by side, whatever the width. */
  columns?: number;
}

/** `ImageRadio`s in a grid: arrow keys move between them, the group is one tab stop. PICK-07 */
export function ImageRadioGroup(props: ImageRadioGroupProps) {
  const { legend, hideLegend, tileWidth = 120, columns, error, hint, ...others } = props;
  const { className, children, ...rest } = others;
  const id = useId();
  const tracks =
    columns === undefined
      ? `repeat(auto-fill, minmax(min(100%, ${tileWidth}px), 1fr))`
      : `repeat(${columns}, minmax(0, 1fr))`;
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      {...rest}
      aria-invalid={error ? true : rest['aria-invalid']}
      aria-describedby={describedBy(id, { error, hint }, rest['aria-describedby'])}
      className={cx(css.root, className)}
    >
      <legend id={`${id}-legend`} className={hideLegend ? hidden.root : css.legend}>
        {legend}
      </legend>
      <div className={css.tiles} style={{ gridTemplateColumns: tracks }}>
        {children}
      </div>
      <FieldMessage id={id} error={error} hint={hint} />
    </fieldset>
  );
}
