'use client';

import type { ComponentProps } from 'react';
import { textLinkVariants } from '../TextLink/text-link-variants.ts';
import { withRef } from '../../react-18.ts';
import { type Render, renderButton } from '../../render.ts';

export interface TextButtonProps extends ComponentProps<'button'> {
  /** Inherits the text color by default. */
  tone?: 'inherit' | 'ink' | 'muted' | 'critical' | 'signal';
  /** For running text, with a hit area limited to its line. */
  inline?: boolean;
  /** Replaces the `<button>`, such as by the `<label>` of a file input. */
  render?: Render<ComponentProps<'button'>>;
}

/** Runs an action on this page, with the styles of a TextLink. */
export const TextButton = withRef(function TextButton({ tone, inline, render, className, ...rest }: TextButtonProps) {
  return renderButton(render, { ...rest, className: textLinkVariants({ tone, inline, className }) });
});
