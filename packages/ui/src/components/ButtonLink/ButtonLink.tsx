'use client';

import type { ComponentProps } from 'react';
import { buttonVariants } from '../Button/button-variants.ts';
import { AppLink } from '../LinkProvider/LinkProvider.tsx';

export interface ButtonLinkProps extends ComponentProps<'a'> {
  /** Visual emphasis of the link; one `accent` per region. */
  tone?: 'accent' | 'outline' | 'quiet' | 'inverse';
  /** Height: 44, 48 or 56 px. */
  size?: 'regular' | 'large' | 'small';
  /** Fills the width of its container. */
  block?: boolean;
}

/** Link with the styles of a Button; uses the router of the app. */
export function ButtonLink({ tone, size, block, className, ...rest }: ButtonLinkProps) {
  return <AppLink {...rest} className={buttonVariants({ tone, size, block, className })} />;
}
