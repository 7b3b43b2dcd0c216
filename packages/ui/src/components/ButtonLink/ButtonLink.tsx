'use client';

import type { ComponentProps } from 'react';
import { buttonVariants } from '../Button/button-variants.ts';
import { AppLink } from '../LinkProvider/LinkProvider.tsx';

export interface ButtonLinkProps extends ComponentProps<'a'> {
  /** How much the link asks to be followed; one `accent` per region. */
  tone?: 'accent' | 'outline' | 'quiet' | 'inverse';
  /** Height: 44, 48 or 56 px. */
  size?: 'regular' | 'large' | 'small';
  /** Fills the width of its container. */
  block?: boolean;
}

/** Leads somewhere and looks like a Button; goes through the app's router. */
export function ButtonLink({ tone, size, block, className, ...rest }: ButtonLinkProps) {
  return <AppLink {...rest} className={buttonVariants({ tone, size, block, className })} />;
}
