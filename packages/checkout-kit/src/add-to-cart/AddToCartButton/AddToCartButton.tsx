'use client';

import { getAddButtonLabel } from '@settee/domain';
import { Button, type ButtonProps, withRef } from '@settee/ui';
import { actionMessages } from '../action-messages.ts';
import type { AddToCartMessages } from '../messages.ts';
import type { AddToCartControl, NewLine } from '../useAddToCart.ts';
import { useWords } from '../../use-words.ts';

export interface AddToCartButtonProps extends Omit<ButtonProps, 'children' | 'busy'> {
  /** The add, from `useAddToCart`; several buttons may share one. */
  add: Pick<AddToCartControl, 'isBusy' | 'click' | 'state'>;
  /** Lines added by a click. */
  lines: NewLine | readonly NewLine[];
  /** 1 to 7, as the backend configures it; 1 'Add to cart'. ATC-05 */
  label?: number;
  /** Runs in place of the add: labels 2, 3 and 4 name something else. ATC-06 */
  onClick?: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<AddToCartMessages>;
}

/** Renders the add-to-cart button; disabled from the click until the add ends. ATC-05, ATC-12, ATC-18 */
export const AddToCartButton = withRef(function AddToCartButton({
  add,
  lines,
  label = 1,
  onClick,
  messages,
  disabled,
  ...rest
}: AddToCartButtonProps) {
  const labels = useWords('action', actionMessages, messages);
  const kind = getAddButtonLabel(label);
  const count = 'Sku' in lines ? (lines.Quantity ?? 1) : lines.reduce((sum, { Quantity = 1 }) => sum + Quantity, 0);
  return (
    <Button
      {...rest}
      disabled={disabled || add.isBusy}
      aria-busy={add.state.status === 'adding' || undefined}
      onClick={onClick ?? (() => void add.click(lines))}
    >
      {kind === 'add-count' ? labels.addCount(count) : labels.buttonLabels[kind]}
    </Button>
  );
});
