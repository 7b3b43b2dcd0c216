import { Skeleton, VisuallyHidden, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cartMessages, type CartMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './CartSkeleton.css.ts';

export interface CartSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  messages?: Partial<CartMessages>;
}

/** Placeholder of the loading cart, in the size of the final content. */
export const CartSkeleton = withRef(function CartSkeleton({ messages, className, ...rest }: CartSkeletonProps) {
  const labels = useWords('cart', cartMessages, messages);
  return (
    <div aria-busy="true" {...rest} className={cx(css.root, className)}>
      <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
      {[0, 1].map((line) => (
        <div key={line} className={css.line}>
          <Skeleton ratio="4 / 3" />
          <Skeleton lines={3} />
          <Skeleton height={48} className={css.stepper} />
        </div>
      ))}
    </div>
  );
});
