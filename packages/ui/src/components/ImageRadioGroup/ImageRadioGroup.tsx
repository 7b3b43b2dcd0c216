'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { RadioFieldset } from '../RadioGroup/RadioFieldset.tsx';
import type { FieldMessages } from '../TextField/FieldMessage.tsx';
import * as css from './ImageRadioGroup.css.ts';
import { withRef } from '../../react-18.ts';

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
export const ImageRadioGroup = withRef(function ImageRadioGroup(props: ImageRadioGroupProps) {
  const { tileWidth = 120, columns, className, children, ...rest } = props;
  const tracks =
    columns === undefined
      ? `repeat(auto-fill, minmax(min(100%, ${tileWidth}px), 1fr))`
      : `repeat(${columns}, minmax(0, 1fr))`;
  return (
    <RadioFieldset {...rest} legendClassName={css.legend} className={cx(css.root, className)}>
      <div className={css.tiles} style={{ gridTemplateColumns: tracks }}>
        {children}
      </div>
    </RadioFieldset>
  );
});
