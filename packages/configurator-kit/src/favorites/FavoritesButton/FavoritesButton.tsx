'use client';

import type { FavoriteBlocker } from '@settee/domain';
import { Button, type ButtonProps, ErrorState, Icon, Stack, withRef } from '@settee/ui';
import { useId } from 'react';
import { type FavoritesMessages, favoritesMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './FavoritesButton.css.ts';

export interface FavoritesButtonProps extends Omit<ButtonProps, 'children' | 'tone' | 'size' | 'block'> {
  /** The product is in a list in its present choices. FAV-01 */
  saved: boolean;
  /** Disables the button, and shows the reason if the page does not. FAV-08 to FAV-11 */
  blocker: FavoriteBlocker | null;
  /** The lists could not be opened. FAV-17 */
  hasFailed?: boolean;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<FavoritesMessages>;
}

/** The heart of a product page; opens the lists. FAV-01 */
export const FavoritesButton = withRef(function FavoritesButton({
  saved,
  blocker,
  hasFailed = false,
  messages,
  ...rest
}: FavoritesButtonProps) {
  const labels = useWords('favorites', favoritesMessages, messages);
  const id = useId();
  const hint = blocker ? labels.obstacles[blocker] : '';
  return (
    <Stack gap={1} align="start">
      <Button
        aria-haspopup="dialog"
        aria-describedby={hint ? id : undefined}
        {...rest}
        tone="quiet"
        disabled={blocker !== null}
      >
        <span className={css.label} data-saved={saved || undefined}>
          <Icon name="heart" size={20} className={css.heart} />
          {saved ? labels.saved : labels.save}
        </span>
      </Button>
      {hint && (
        <p id={id} className={css.hint}>
          {hint}
        </p>
      )}
      {hasFailed && <ErrorState size="line" title={labels.notOpened} live="assertive" className={css.hint} />}
    </Stack>
  );
});
