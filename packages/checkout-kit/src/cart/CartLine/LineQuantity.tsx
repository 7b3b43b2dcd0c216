import { type CartLineItem, quantityLimits } from '@settee/domain';
import { QuantitySelector, TextButton } from '@settee/ui';
import { useEffect, useRef, useState } from 'react';
import { usePendingEntry } from '../../pending-entries.ts';
import type { CartMessages } from '../messages.ts';
import * as css from './CartLine.css.ts';

interface LineQuantityProps {
  line: CartLineItem;
  labels: CartMessages;
  /** A change of the line is in progress. */
  isBusy: boolean;
  /** The last change failed. */
  hasFailed: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** Returns a function that resolves once no change is in progress; true unless the last one failed. */
function useChangeEnd(isBusy: boolean, hasFailed: boolean) {
  const waiting = useRef<(isDone: boolean) => void>(undefined);
  useEffect(() => {
    if (!isBusy) waiting.current?.(!hasFailed);
  }, [isBusy, hasFailed]);
  // A line that was removed has nothing left to change.
  useEffect(() => () => waiting.current?.(true), []);
  return () =>
    new Promise<boolean>((resolve) => {
      waiting.current = resolve;
    });
}

/** The quantity; a number out of range gets a hint, and 0 a button that removes the line. */
export function LineQuantity({ line, labels, isBusy, hasFailed, onQuantity, onRemove }: LineQuantityProps) {
  const { name } = line.itemInfo;
  const { quantity, isQuantityDisabled } = line.priceQuantityTotals;
  const [outOfRange, setOutOfRange] = useState<number | null>(null);
  /** The checkout has stopped here for the number, so that the quantity that is shown is meant. */
  const [isSeen, setIsSeen] = useState(false);
  const root = useRef<HTMLFieldSetElement>(null);
  const changeEnd = useChangeEnd(isBusy, hasFailed);
  usePendingEntry({
    isEntered: isBusy || (outOfRange !== null && !isSeen),
    send: async () => {
      setIsSeen(true);
      const isDone = outOfRange === null && (await changeEnd());
      if (!isDone) root.current?.querySelector('input')?.focus();
      return isDone;
    },
  });
  return (
    <>
      <QuantitySelector
        ref={root}
        label={labels.quantityOf(name)}
        value={quantity}
        onValueChange={(changed) => {
          setOutOfRange(null);
          onQuantity(changed);
        }}
        onOutOfRange={(typed) => {
          setOutOfRange(typed);
          setIsSeen(false);
        }}
        disabled={isQuantityDisabled}
      />
      {outOfRange !== null && (
        <p role="status" className={css.reason}>
          {outOfRange === 0 ? labels.quantityZero : labels.quantityLimit(quantityLimits.max)}{' '}
          {outOfRange === 0 && (
            <TextButton inline aria-label={labels.removeName(name)} onClick={onRemove}>
              {labels.remove}
            </TextButton>
          )}
        </p>
      )}
    </>
  );
}
