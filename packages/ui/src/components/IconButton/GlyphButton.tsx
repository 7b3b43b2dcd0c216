'use client';

import { cva } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Glyph } from '../Icon/Glyph.tsx';
import * as css from './IconButton.css.ts';
import { withRef } from '../../react-18.ts';
import { type Render, renderButton } from '../../render.ts';

const variants = cva(css.root, { variants: { tone: css.tone } });

export interface GlyphButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** An outline on a 24 px square. */
  d: string;
  /** The name it is announced and found by. */
  label: string;
  /** `photo` is for buttons on a photograph, which has the same colors in the dark scheme. */
  tone?: 'plain' | 'photo';
  /** Edge of the icon in px; the button stays 44 px. */
  iconSize?: number;
  /** Points the way of reading and turns with it. */
  directed?: boolean;
  /** Replaces the `<button>`, such as by the `<label>` of a file input. */
  render?: Render<ComponentProps<'button'>>;
}

/** Base of an icon button; bundles one outline instead of the whole set. */
export const GlyphButton = withRef(function GlyphButton({
  d,
  label,
  tone,
  iconSize = 24,
  directed,
  render,
  className,
  ...rest
}: GlyphButtonProps) {
  return renderButton(render, {
    'aria-label': label,
    ...rest,
    className: variants({ tone, className }),
    children: <Glyph d={d} size={iconSize} directed={directed} className={css.icon} />,
  });
});
