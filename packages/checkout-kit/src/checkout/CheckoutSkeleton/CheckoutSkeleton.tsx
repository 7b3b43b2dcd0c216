'use client';

import { Skeleton, Stack, VisuallyHidden, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { orderMessages, type OrderMessages } from '../../order/messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './CheckoutSkeleton.css.ts';

export interface CheckoutSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<OrderMessages>;
}

/** Placeholder of the loading checkout, in the size of the final content. */
export const CheckoutSkeleton = withRef(function CheckoutSkeleton({
  messages,
  className,
  ...rest
}: CheckoutSkeletonProps) {
  const labels = useWords('order', orderMessages, messages);
  return (
    <div aria-busy="true" {...rest} className={cx(css.root, className)}>
      <VisuallyHidden role="status">{labels.loading}</VisuallyHidden>
      <Skeleton height={32} className={css.steps} />
      <Stack gap={5}>
        <Skeleton height={48} width="60%" />
        {[0, 1, 2, 3, 4].map((field) => (
          <Skeleton key={field} height={48} />
        ))}
      </Stack>
      <Skeleton height={320} />
    </div>
  );
});
