'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import * as css from './ImageRadio.css.ts';
import { withRef } from '../../react-18.ts';

export interface ImageRadioProps extends Omit<ComponentProps<'label'>, 'onSelect' | 'children' | 'htmlFor'> {
  /** Radio group it belongs to. */
  name: string;
  /** Value passed on when it is selected. */
  value: string;
  /** Name of the choice, under its picture. */
  label: string;
  /** Says more than name and note show, as `Brushed brass, not with the deep seat`. */
  fullName?: string;
  /** A line under the name: what it adds to the price, or why it cannot be had. */
  note?: ReactNode;
  /** Address of the picture. */
  src?: string;
  /** Background color behind the image, or instead of it. */
  color?: string;
  /** Width to height of the picture. */
  ratio?: string;
  /** Whether it is the picked one of its group, when the parent controls it. */
  checked?: boolean;
  /** Whether it is picked first while `checked` is not given. */
  defaultChecked?: boolean;
  /** Called with `value` when it is picked. */
  onSelect?: (value: string) => void;
  /** Cannot be selected; the note has the reason. */
  disabled?: boolean;
  /** Image next to the text instead of above it. */
  layout?: 'stack' | 'row';
}

/** Choice with an image: a native radio over a tile. Label events, such as hover, are passed on. PICK-07 */
export const ImageRadio = withRef(function ImageRadio(props: ImageRadioProps) {
  const { name, value, label, note, src, color, ratio = '16 / 9', checked, onSelect, ...others } = props;
  const { defaultChecked, fullName, disabled, layout = 'stack', className, ...rest } = others;
  const image = { background: color, aspectRatio: ratio };
  return (
    <label {...rest} data-layout={layout} className={cx(css.root, className)}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        defaultChecked={defaultChecked}
        disabled={disabled}
        aria-label={fullName}
        onChange={() => onSelect?.(value)}
        className={css.input}
      />
      {src === undefined ? (
        <span className={css.image} style={image} />
      ) : (
        <img
          src={src}
          alt=""
          width={320}
          height={180}
          loading="lazy"
          decoding="async"
          className={css.image}
          style={image}
        />
      )}
      <span className={css.text}>
        <span className={css.name}>{label}</span>
        {note && <span className={css.note}>{note}</span>}
      </span>
    </label>
  );
});
