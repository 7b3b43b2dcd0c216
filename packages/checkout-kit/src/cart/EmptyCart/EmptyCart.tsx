import { ButtonLink } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cartMessages, type CartMessages } from '../messages.ts';
import * as css from './EmptyCart.css.ts';

export interface EmptyCartProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Link target of 'Continue Shopping'. */
  homeHref: string;
  messages?: Partial<CartMessages>;
}

/** A cart without lines: what to do next. */
export function EmptyCart({ homeHref, messages, className, ...rest }: EmptyCartProps) {
  const labels = { ...cartMessages, ...messages };
  return (
    <div {...rest} className={cx(css.root, className)}>
      <p className={css.text}>{labels.emptyText}</p>
      <ButtonLink href={homeHref}>{labels.continueShopping}</ButtonLink>
    </div>
  );
}
