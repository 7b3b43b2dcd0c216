'use client';

import type { ComponentProps } from 'react';
import { AppLink } from '../LinkProvider/LinkProvider.tsx';
import { textLinkVariants } from './text-link-variants.ts';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Inherits the text color by default. */
  tone?: 'inherit' | 'ink' | 'muted' | 'critical' | 'signal';
  /** For running text, with a hit area limited to its line. */
  inline?: boolean;
}

/** Underlined link that uses the router of the app. */
export function TextLink({ tone, inline, className, ...rest }: TextLinkProps) {
  return <AppLink {...rest} className={textLinkVariants({ tone, inline, className })} />;
}
