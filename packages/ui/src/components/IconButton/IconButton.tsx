'use client';

import type { ComponentProps } from 'react';
import { icons, type IconName, isDirected } from '../Icon/icons.ts';
import { GlyphButton } from './GlyphButton.tsx';
import { withRef } from '../../react-18.ts';
import type { Render } from '../../render.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Name of the icon in the set. */
  icon: IconName;
  /** The name it is announced and found by. */
  label: string;
  /** `photo` is for buttons on a photograph, which has the same colors in the dark scheme. */
  tone?: 'plain' | 'photo';
  /** Edge of the icon in px; the button stays 44 px. */
  iconSize?: number;
  /** Replaces the `<button>`, such as by the `<label>` of a file input. */
  render?: Render<ComponentProps<'button'>>;
}

/** Button with only an icon. With `aria-pressed` the icon fills when it is true. */
export const IconButton = withRef(function IconButton({ icon, ...rest }: IconButtonProps) {
  return <GlyphButton {...rest} d={icons[icon]} directed={isDirected(icon)} />;
});
