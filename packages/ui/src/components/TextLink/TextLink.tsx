'use client';

import type { ComponentProps } from 'react';
import { AppLink } from '../LinkProvider/LinkProvider.tsx';
import { textLinkVariants } from './text-link-variants.ts';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Takes the colour around it unless told. */
  tone?: 'inherit' | 'ink' | 'muted' | 'critical' | 'signal';
  /** Stands in running text, so its hit area keeps to its line. */
  inline?: boolean;
}

/** An underlined link; goes through the app's router. */
export function TextLink({ tone, inline, className, ...rest }: TextLinkProps) {
  return <AppLink {...rest} className={textLinkVariants({ tone, inline, className })} />;
}
