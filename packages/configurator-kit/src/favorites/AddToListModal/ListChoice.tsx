'use client';

import { type FavoritesBoard, listNameMaxLength } from '@settee/domain';
import { RadioGroup, TextField } from '@settee/ui';
import { type FormEvent, useEffect, useRef } from 'react';
import type { BoardDraft } from '../board-draft.ts';
import type { FavoritesMessages } from '../messages.ts';
import * as css from './AddToListModal.css.ts';

export interface ListChoiceProps {
  /** Of the form, for the button that sends it. */
  id: string;
  boards: readonly FavoritesBoard[];
  draft: BoardDraft;
  onChoose: (recapId: number) => void;
  onName: (boardName: string) => void;
  onSubmit: () => void;
  labels: FavoritesMessages;
}

/** One of the shopper's lists, or a new one by its name. FAV-06, FAV-07 */
export function ListChoice({ id, boards, draft, onChoose, onName, onSubmit, labels }: ListChoiceProps) {
  const field = useRef<HTMLInputElement>(null);
  const isNew = draft.recapId === 0;
  useEffect(() => {
    if (draft.isNameWrong) field.current?.focus();
  }, [draft.isNameWrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={id} noValidate onSubmit={submit} className={css.choice}>
      {boards.length > 0 && (
        <RadioGroup
          legend={labels.lists}
          value={String(draft.recapId)}
          onValueChange={(value) => onChoose(Number(value))}
          options={[
            ...boards.map(({ Id, BoardName, IsProductMember }) => ({
              value: String(Id),
              label: BoardName,
              note: IsProductMember ? labels.isMember : undefined,
              disabled: IsProductMember,
            })),
            { value: '0', label: labels.newList },
          ]}
        />
      )}
      {isNew && (
        <TextField
          inputRef={field}
          label={boards.length > 0 ? labels.listName : labels.newList}
          hint={labels.listNameHint}
          value={draft.boardName}
          maxLength={listNameMaxLength}
          autoComplete="off"
          aria-invalid={draft.isNameWrong || undefined}
          onChange={({ target }) => onName(target.value)}
        />
      )}
    </form>
  );
}
