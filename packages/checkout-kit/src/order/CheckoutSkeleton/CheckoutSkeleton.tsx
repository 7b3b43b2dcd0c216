import { Skeleton, VisuallyHidden } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { orderMessages, type OrderMessages } from '../messages.ts';
import * as css from './CheckoutSkeleton.css.ts';

export interface CheckoutSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  messages?: Partial<OrderMessages>;
}

/** Placeholder of the loading checkout, in the size of the final content. */
export function CheckoutSkeleton({ messages, className, ...rest }: CheckoutSkeletonProps) {
  const labels = { ...orderMessages, ...messages };
  return (
    <div aria-busy="true" {...rest} className={cx(css.root, className)}>
      <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
      <Skeleton height={32} className={css.steps} />
      <div className={css.fields}>
        <Skeleton height={48} width="60%" />
        {[0, 1, 2, 3, 4].map((field) => (
          <Skeleton key={field} height={48} />
        ))}
      </div>
      <Skeleton height={320} />
    </div>
  );
}
