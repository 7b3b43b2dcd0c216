'use client';

import { TextButton, withRef, useLayoutEffect } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useRef } from 'react';
import { cartMessages, type CartMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './RemovedLine.css.ts';

export interface RemovedLineProps extends Omit<ComponentProps<'li'>, 'children'> {
  /** Name of the removed product. */
  name: string;
  /** The removal or its undo is in progress. */
  isBusy?: boolean;
  /** The undo failed. */
  hasFailed?: boolean;
  /** The shopper takes the removal back. */
  onUndo: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<CartMessages>;
}

/** Replaces a removed line until the next action and offers undo. Receives the focus of the removed button. */
export const RemovedLine = withRef(function RemovedLine({
  name,
  isBusy,
  hasFailed,
  onUndo,
  messages,
  className,
  ...rest
}: RemovedLineProps) {
  const labels = useWords('cart', cartMessages, messages);
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => undo.current?.focus(), []);
  return (
    <li {...rest} aria-busy={isBusy || undefined} className={cx(css.root, className)}>
      {hasFailed ? (
        <span key="failed" role="alert">
          {labels.undoFailed(name)}
        </span>
      ) : (
        <span>{labels.removed(name)}</span>
      )}
      <TextButton
        ref={undo}
        aria-label={labels.undoName(name)}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onUndo}
      >
        {labels.undo}
      </TextButton>
    </li>
  );
});
