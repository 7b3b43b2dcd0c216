'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, memo } from 'react';
import * as css from './Swatch.css.ts';

export interface SwatchProps extends Omit<ComponentProps<'label'>, 'onSelect' | 'children' | 'htmlFor'> {
  /** Group it belongs to. */
  name: string;
  /** Value passed on when it is selected. */
  value: string;
  /** Name of the fabric or finish. */
  label: string;
  /** Picture of it, square. */
  src?: string;
  /** Background color behind the image, or instead of it. */
  color?: string;
  /** Whether it is the picked one of its group. */
  checked: boolean;
  /** Allows several selections in the group: a checkbox, cleared by a second click. */
  multiple?: boolean;
  /** Called with `value` when it is picked, and with `multiple` also when it is cleared. */
  onSelect?: (value: string) => void;
  /** Cannot be selected at the moment; the reason is shown elsewhere. */
  disabled?: boolean;
  /** Cannot be had now: struck through, not selectable, and its name says so. */
  unavailable?: boolean;
  /** Ends the name of an unavailable one. */
  unavailableLabel?: string;
}

/**
 * Choice of a fabric or finish: a native radio, or a checkbox, over a tile. Label events, such as hover, are passed on.
 * With a stable `onSelect`, a selection among hundreds rerenders only two of them.
 */
export const Swatch = memo(function Swatch(props: SwatchProps) {
  const { name, value, label, src, color, checked, onSelect, disabled, unavailable, className, ...others } = props;
  const { unavailableLabel = 'unavailable', multiple = false, ...rest } = others;
  const isOff = disabled || unavailable;
  const backgroundStyle = { background: color };
  // Hundreds are mounted at once: a plain color has no separate element unless it must fade under the strike.
  const isPlain = src === undefined && !isOff;
  return (
    <label {...rest} className={cx(css.root, isOff && css.off, checked && css.selected, className)}>
      <input
        type={multiple ? 'checkbox' : 'radio'}
        name={name}
        value={value}
        checked={checked}
        disabled={isOff}
        aria-label={unavailable ? `${label}, ${unavailableLabel}` : label}
        onChange={() => onSelect?.(value)}
        className={css.input}
      />
      <span className={isPlain ? css.plain : css.tile} style={isPlain ? backgroundStyle : undefined}>
        {src === undefined && isOff && <span className={css.image} style={backgroundStyle} />}
        {src !== undefined && (
          <img
            className={css.image}
            style={backgroundStyle}
            src={src}
            alt=""
            width={96}
            height={96}
            loading="lazy"
            decoding="async"
          />
        )}
        {checked && <span className={css.check} />}
        {unavailable && <span className={css.strike} />}
      </span>
    </label>
  );
});
