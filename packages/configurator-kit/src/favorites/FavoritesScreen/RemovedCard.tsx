'use client';

import { TextButton, useLayoutEffect } from '@settee/ui';
import { useRef } from 'react';
import type { RemovedItem } from '../board-reducer.ts';
import type { FavoritesMessages } from '../messages.ts';
import * as css from './FavoritesScreen.css.ts';

export interface RemovedCardProps {
  removed: RemovedItem;
  onUndo: () => void;
  labels: FavoritesMessages;
}

/** Replaces a removed item until the next action and offers undo. Takes over the focus of the item's button. */
export function RemovedCard({ removed: { item, isBusy, hasFailed }, onUndo, labels }: RemovedCardProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => undo.current?.focus(), []);
  return (
    <div className={css.removed} aria-busy={isBusy || undefined}>
      {hasFailed ? (
        <p key="failed" role="alert">
          {labels.undoFailed(item.name)}
        </p>
      ) : (
        <p>{labels.removed(item.name)}</p>
      )}
      <TextButton
        ref={undo}
        aria-label={labels.undoName(item.name)}
        aria-disabled={isBusy || undefined}
        onClick={isBusy ? undefined : onUndo}
      >
        {labels.undo}
      </TextButton>
    </div>
  );
}
