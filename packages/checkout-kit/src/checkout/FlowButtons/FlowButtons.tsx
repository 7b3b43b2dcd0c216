'use client';

import { Button, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as css from './FlowButtons.css.ts';

export interface FlowButtonsProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Label of the forward button. */
  forward: string;
  /** Without it the button sends the form around it. */
  onForward?: () => void;
  isBusy: boolean;
  /** Label of the back button; without it there is none. ROUTE-10 to ROUTE-13 */
  back?: string;
  onBack?: () => void;
}

/** The buttons that move the checkout. */
export const FlowButtons = withRef(function FlowButtons({
  forward,
  onForward,
  isBusy,
  back,
  onBack,
  className,
  ...rest
}: FlowButtonsProps) {
  return (
    <div {...rest} className={cx(css.root, className)}>
      {back && (
        <Button tone="outline" size="large" className={css.back} onClick={onBack}>
          {back}
        </Button>
      )}
      <Button
        type={onForward ? 'button' : 'submit'}
        size="large"
        className={css.forward}
        busy={isBusy}
        onClick={onForward}
      >
        {forward}
      </Button>
    </div>
  );
});
