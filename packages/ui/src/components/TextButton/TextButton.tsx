'use client';

import type { ComponentProps } from 'react';
import { textLinkVariants } from '../TextLink/text-link-variants.ts';

export interface TextButtonProps extends ComponentProps<'button'> {
  /** Takes the colour around it unless told. */
  tone?: 'inherit' | 'ink' | 'muted' | 'critical' | 'signal';
  /** Stands in running text, so its hit area keeps to its line. */
  inline?: boolean;
}

/** Does something on this page and looks like a TextLink. */
export function TextButton({ tone, inline, className, ...rest }: TextButtonProps) {
  return <button type="button" {...rest} className={textLinkVariants({ tone, inline, className })} />;
}
