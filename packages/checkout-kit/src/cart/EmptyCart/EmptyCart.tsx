'use client';

import { ButtonLink, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cartMessages, type CartMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './EmptyCart.css.ts';

export interface EmptyCartProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Link target of 'Continue Shopping'. */
  homeHref: string;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<CartMessages>;
}

/** A cart without lines: what to do next. */
export const EmptyCart = withRef(function EmptyCart({ homeHref, messages, className, ...rest }: EmptyCartProps) {
  const labels = useWords('cart', cartMessages, messages);
  return (
    <div {...rest} className={cx(css.root, className)}>
      <p className={css.text}>{labels.emptyText}</p>
      <ButtonLink href={homeHref}>{labels.continueShopping}</ButtonLink>
    </div>
  );
});
