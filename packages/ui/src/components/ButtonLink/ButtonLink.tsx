'use client';

import { buttonVariants } from '../Button/button-variants.ts';
import { AppLink, type AppLinkProps } from '../LinkProvider/LinkProvider.tsx';
import { withRef } from '../../react-18.ts';

export interface ButtonLinkProps extends AppLinkProps {
  /** Visual emphasis of the link; one `accent` per region. */
  tone?: 'accent' | 'outline' | 'quiet' | 'inverse';
  /** Height: 44, 48 or 56 px. */
  size?: 'regular' | 'large' | 'small';
  /** Fills the width of its container. */
  block?: boolean;
}

/** Link with the styles of a Button; uses the router of the app. */
export const ButtonLink = withRef(function ButtonLink({ tone, size, block, className, ...rest }: ButtonLinkProps) {
  return <AppLink {...rest} className={buttonVariants({ tone, size, block, className })} />;
});
