'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, memo } from 'react';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './Swatch.css.ts';
import { withRef } from '../../react-18.ts';

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
  /** Whether it is the picked one of its group, when the parent controls it. */
  checked?: boolean;
  /** Whether it is picked first while `checked` is not given. */
  defaultChecked?: boolean;
  /** Allows several selections in the group: a checkbox, cleared by a second click. */
  multiple?: boolean;
  /** Called with `value` when it is picked, and with `multiple` also when it is cleared. */
  onSelect?: (value: string) => void;
  /** Cannot be selected at the moment; the reason is shown elsewhere. */
  disabled?: boolean;
  /** Unavailable: struck through, not selectable, and labeled in its name. */
  unavailable?: boolean;
  /** Ends the name of an unavailable one. */
  unavailableLabel?: string;
}

/** The picture over its color; a plain color only where it must fade under the strike. */
function renderImage({ src, color }: Pick<SwatchProps, 'src' | 'color'>) {
  const style = { background: color };
  if (src === undefined) return <span className={css.image} style={style} />;
  return (
    <img className={css.image} style={style} src={src} alt="" width={96} height={96} loading="lazy" decoding="async" />
  );
}

/**
 * Choice of a fabric or finish: a native radio, or a checkbox, over a tile. Label events, such as hover, are passed on.
 * With a stable `onSelect`, a selection among hundreds rerenders only two of them.
 */
export const Swatch = memo(
  withRef(function Swatch(props: SwatchProps) {
    const { name, value, label, src, color, checked, onSelect, disabled, unavailable, className, ...others } = props;
    const { unavailableLabel: givenUnavailableLabel, defaultChecked, multiple = false, ...rest } = others;
    const unavailableLabel = useWord('unavailable', givenUnavailableLabel, 'unavailable');
    const isOff = disabled || unavailable;
    // Without `checked` only the browser knows; the styles show it.
    const mayBeChecked = checked ?? true;
    // Hundreds are mounted at once: a plain color has no separate element unless it must fade under the strike.
    const isPlain = src === undefined && !isOff;
    return (
      <label {...rest} className={cx(css.root, isOff && css.off, mayBeChecked && css.selected, className)}>
        <input
          type={multiple ? 'checkbox' : 'radio'}
          name={name}
          value={value}
          checked={checked}
          defaultChecked={defaultChecked}
          disabled={isOff}
          aria-label={unavailable ? `${label}, ${unavailableLabel}` : label}
          onChange={() => onSelect?.(value)}
          className={css.input}
        />
        <span className={isPlain ? css.plain : css.tile} style={isPlain ? { background: color } : undefined}>
          {!isPlain && renderImage({ src, color })}
          {mayBeChecked && <span className={css.check} />}
          {unavailable && <span className={css.strike} />}
        </span>
      </label>
    );
  }),
);
