'use client';

import { IconButton, type IconButtonProps, withRef } from '@settee/ui';
import { type FavoritesMessages, favoritesMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';

export interface FavoriteHeartProps extends Omit<IconButtonProps, 'icon' | 'label' | 'tone' | 'onClick'> {
  /** Name of the product. */
  name: string;
  /** It is in a list as the card shows it. */
  saved: boolean;
  /** The lists are being opened. */
  busy?: boolean;
  /** Opens the lists. */
  onClick: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<FavoritesMessages>;
}

/** The heart on the picture of a card; opens the lists. FAV-01 */
export const FavoriteHeart = withRef(function FavoriteHeart({
  name,
  saved,
  busy = false,
  messages,
  ...rest
}: FavoriteHeartProps) {
  const labels = useWords('favorites', favoritesMessages, messages);
  return (
    <IconButton
      {...rest}
      tone="photo"
      icon="heart"
      iconSize={22}
      label={labels.saveNamed(name)}
      aria-pressed={saved}
      aria-haspopup="dialog"
      aria-busy={busy || undefined}
    />
  );
});
