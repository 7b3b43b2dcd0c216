'use client';

import { TextButton } from '@settee/ui';
import { useEffect, useRef } from 'react';
import type { RemovedRegistryItem } from '../list-reducer.ts';
import type { RegistryPageMessages } from '../messages.ts';
import * as css from './RegistrantListScreen.css.ts';

interface RemovedRowProps {
  removed: RemovedRegistryItem;
  onUndo: () => void;
  labels: RegistryPageMessages;
}

/** Replaces a removed item with an undo button, which takes focus. */
export function RemovedRow({ removed, onUndo, labels }: RemovedRowProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  const { item, isBusy, hasFailed } = removed;
  return (
    <div className={css.removed}>
      {hasFailed ? (
        <p key="failed" role="alert" className={css.removedText}>
          {labels.undoFailed(item.name)}
        </p>
      ) : (
        <p className={css.removedText}>{labels.removed(item.name)}</p>
      )}
      <TextButton ref={undo} aria-label={labels.undoName(item.name)} aria-busy={isBusy || undefined} onClick={onUndo}>
        {labels.undo}
      </TextButton>
    </div>
  );
}
