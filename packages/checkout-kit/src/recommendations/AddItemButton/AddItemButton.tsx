'use client';

import type { CarouselItem } from '@settee/domain';
import { Button, type ButtonProps, withRef } from '@settee/ui';
import type { ItemAddsControl } from '../useItemAdds.ts';
import { recommendationMessages, type RecommendationMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';

export interface AddItemButtonProps extends Omit<ButtonProps, 'children' | 'busy' | 'onClick'> {
  /** The product that is added. */
  item: CarouselItem;
  /** The adds that the item is one of, from `useItemAdds`. */
  adds: Pick<ItemAddsControl, 'of' | 'click' | 'isRegistry'>;
  /** Place of the item among `count`, from 1. */
  position: number;
  /** Pieces of it that are added. */
  count: number;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<RecommendationMessages>;
}

/** 'Add to Cart', then 'Added' and disabled; focus stays where it was. XSELL-07, XSELL-08, CAROUS-14 */
export const AddItemButton = withRef(function AddItemButton({
  item,
  adds,
  position,
  count,
  messages,
  ...rest
}: AddItemButtonProps) {
  const labels = useWords('recommendation', recommendationMessages, messages);
  const at = adds.of(item.sku)?.status;
  const isAdded = at === 'added';
  const label = isAdded ? labels.added : adds.isRegistry ? labels.addToRegistry : labels.addToCart;
  return (
    <Button
      tone="outline"
      size="small"
      {...rest}
      busy={at === 'adding'}
      aria-disabled={isAdded || undefined}
      aria-label={labels.addName({ label, name: item.name })}
      onClick={isAdded ? undefined : () => void adds.click(item, position, count)}
    >
      {label}
    </Button>
  );
});
