'use client';

import { type BoardItems, type FavoritesBoard, listNameMaxLength } from '@settee/domain';
import { Alert, Button, Dialog, TextField } from '@settee/ui';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { ListChoice } from '../AddToListModal/ListChoice.tsx';
import type { BoardDialog } from '../board-reducer.ts';
import type { FavoritesMessages } from '../messages.ts';
import type { BoardControl } from '../useBoard.ts';
import * as css from './FavoritesScreen.css.ts';

export interface BoardOverlaysProps {
  board: BoardItems;
  others: readonly FavoritesBoard[];
  control: BoardControl;
  labels: FavoritesMessages;
}

interface RenameProps {
  id: string;
  layer: Extract<BoardDialog, { kind: 'rename' }>;
  control: BoardControl;
  labels: FavoritesMessages;
}

/** Form that renames a list; an invalid name marks and focuses the field without a message. FAV-06, FAV-07 */
function RenameForm({ id, layer, control, labels }: RenameProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (layer.isNameWrong) field.current?.focus();
  }, [layer.isNameWrong]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void control.submit();
  };
  return (
    <form id={id} noValidate onSubmit={submit}>
      <TextField
        inputRef={field}
        label={labels.listName}
        value={layer.boardName}
        maxLength={listNameMaxLength}
        autoComplete="off"
        aria-invalid={layer.isNameWrong || undefined}
        onChange={({ target }) => control.send({ type: 'nameChanged', boardName: target.value })}
      />
    </form>
  );
}

interface MoveProps extends Pick<BoardOverlaysProps, 'others' | 'control' | 'labels'> {
  id: string;
  layer: Extract<BoardDialog, { kind: 'move' }>;
}

/** The product that is moved, and the lists it can go to. */
function MoveForm({ id, layer, others, control, labels }: MoveProps) {
  return (
    <>
      <p className={css.moved}>{layer.item.name}</p>
      <ListChoice
        id={id}
        boards={others}
        draft={layer.draft}
        onChoose={(recapId) => control.send({ type: 'boardSelected', recapId })}
        onName={(boardName) => control.send({ type: 'nameChanged', boardName })}
        onSubmit={() => void control.submit()}
        labels={labels}
      />
    </>
  );
}

/** Dialogs of a list: rename, delete, and move an item to another list. */
export function BoardOverlays({ board, others, control, labels }: BoardOverlaysProps) {
  const id = useId();
  const { layer } = control.state;
  if (!layer) return null;
  const titles = { rename: labels.renameTitle, delete: labels.deleteTitle(board.BoardName), move: labels.moveTitle };
  const yes = { rename: labels.saveName, delete: labels.deleteYes, move: labels.move };
  const isForm = layer.kind !== 'delete';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && control.close()}
      title={titles[layer.kind]}
      description={layer.kind === 'delete' ? labels.deleteText(board.items.length) : undefined}
      closeLabel={labels.close}
      size="small"
      actions={
        <>
          <Button tone="outline" onClick={control.close}>
            {labels.cancel}
          </Button>
          <Button
            busy={layer.isBusy}
            {...(isForm ? { type: 'submit', form: id } : { onClick: () => void control.submit() })}
          >
            {yes[layer.kind]}
          </Button>
        </>
      }
    >
      {layer.kind === 'rename' && <RenameForm id={id} layer={layer} control={control} labels={labels} />}
      {layer.kind === 'move' && <MoveForm {...{ id, layer, others, control, labels }} />}
      {layer.problem && (
        <Alert tone="critical" live="assertive" className={css.problem}>
          {labels.problems[layer.problem]}
        </Alert>
      )}
    </Dialog>
  );
}
