'use client';

import { AppLink, type AppLinkProps } from '../LinkProvider/LinkProvider.tsx';
import { textLinkVariants } from './text-link-variants.ts';
import { withRef } from '../../react-18.ts';

export interface TextLinkProps extends AppLinkProps {
  /** Inherits the text color by default. */
  tone?: 'inherit' | 'ink' | 'muted' | 'critical' | 'signal';
  /** For running text, with a hit area limited to its line. */
  inline?: boolean;
}

/** Underlined link that uses the router of the app. */
export const TextLink = withRef(function TextLink({ tone, inline, className, ...rest }: TextLinkProps) {
  return <AppLink {...rest} className={textLinkVariants({ tone, inline, className })} />;
});
