import type { BoardItems, FavoritesBoard, FavoritesItem, Result } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useRef } from 'react';
import { type Flow, useLatestReducer } from '../useLatestReducer.ts';
import { useOnEvent } from '../events.ts';
import {
  type BoardDialog,
  type BoardEvent,
  boardReducer,
  type BoardState,
  initialBoardState,
  shownItems,
} from './board-reducer.ts';
import type { FavoritesMessages } from './messages.ts';
import type { AddToListProblem } from './reducer.ts';
import type { BoardPorts, CommandResponse, SaveFavoriteResponse } from './ports.ts';

export interface BoardOptions {
  board: BoardItems;
  /** The other lists, for moves. */
  others: readonly FavoritesBoard[];
  ports: BoardPorts;
  labels: FavoritesMessages;
}

const isDone = (reply: CommandResponse | SaveFavoriteResponse) =>
  'isSuccess' in reply ? reply.isSuccess : reply.recapId > 0;

/** State and actions of one list. */
export function useBoard(options: BoardOptions) {
  const { board, others, ports } = options;
  const [state, send, latest] = useLatestReducer(boardReducer, initialBoardState);
  const logProblem: BoardFlow['logProblem'] = (result, doing) => {
    if (result.ok && isDone(result.value)) return null;
    const problem = result.ok ? result.value.problem : null;
    ports.log(`Error ${doing}:`, result.ok ? problem : result.error);
    return problem ?? 'unreachable';
  };
  const flow = { ...options, send, latest, logProblem };
  const { remove, undo } = useRemoval(flow);
  const submit = useDialogSubmit(flow);

  return {
    state,
    shown: shownItems(board.items, state),
    remove,
    undo,
    submit,
    send,
    close: () => send({ type: 'closed' }),
    move: (item: FavoritesItem) => send({ type: 'moving', item, boards: others }),
  };
}

interface BoardFlow extends BoardOptions, Flow<BoardState, BoardEvent> {
  /** Returns the problem of a response after logging it, or `null`. */
  logProblem: (
    result: Result<CommandResponse | SaveFavoriteResponse, unknown>,
    doing: string,
  ) => AddToListProblem | null;
}

/** Removes an item, and puts it back. */
function useRemoval({ board, ports, labels, send, latest, logProblem }: BoardFlow) {
  const onEvent = useOnEvent();
  const announce = useAnnounce();
  const removal = useRef(Promise.resolve());
  const remove = (item: FavoritesItem): Promise<void> => {
    removal.current = sendRemoval(item);
    return removal.current;
  };
  const sendRemoval = async (item: FavoritesItem) => {
    const index = shownItems(board.items, latest.current).findIndex((shown) => shown.item === item);
    send({ type: 'removed', item, index });
    announce(labels.removed(item.name));
    if (logProblem(await ports.remove(board.Id, item), 'removing a favorite') === null)
      return onEvent({ type: 'favorites.itemRemoved', sku: item.sku });
    send({ type: 'removeFailed' });
  };

  const undo = async () => {
    const { removed } = latest.current;
    if (!removed || removed.isBusy) return;
    send({ type: 'undoStarted' });
    // Concurrent calls may arrive in either order and lose the item.
    await removal.current;
    if (latest.current.removed === null) return;
    const problem = logProblem(await ports.addItem(removed.item, board.Id), 'putting a favorite back');
    send({ type: problem === null ? 'undoSucceeded' : 'undoFailed' });
    if (problem !== null) return;
    onEvent({ type: 'favorites.removalUndone', sku: removed.item.sku });
    announce(labels.restored(removed.item.name));
  };

  return { remove, undo };
}

/** Does what the open dialog is about: rename, delete or move. */
function useDialogSubmit({ board, others, ports, labels, send, latest, logProblem }: BoardFlow) {
  const onEvent = useOnEvent();
  const announce = useAnnounce();

  const work = (layer: BoardDialog): Promise<Result<CommandResponse | SaveFavoriteResponse, unknown>> => {
    switch (layer.kind) {
      case 'rename':
        return ports.rename(board.Id, layer.boardName);
      case 'delete':
        return ports.deleteBoard(board.Id);
      case 'move': {
        const { recapId: toRecapId, boardName } = layer.draft;
        return ports.move(layer.item, board.Id, { toRecapId, boardName });
      }
      default:
        return layer satisfies never;
    }
  };

  const announceDone = (layer: BoardDialog) => {
    if (layer.kind === 'delete') return announce(labels.deleted(board.BoardName));
    if (layer.kind === 'rename') return;
    const { recapId, boardName } = layer.draft;
    const name = others.find(({ Id }) => Id === recapId)?.BoardName ?? boardName.trim();
    announce(labels.moved({ name: layer.item.name, boardName: name }));
  };

  return async () => {
    if (latest.current.layer?.isBusy) return;
    send({ type: 'submitted' });
    const { layer } = latest.current;
    if (!layer?.isBusy) return;
    const problem = logProblem(await work(layer), `in a favorites list (${layer.kind})`);
    if (problem !== null) return send({ type: 'rejected', problem });
    send({ type: 'closed' });
    announceDone(layer);
    if (layer.kind === 'move') onEvent({ type: 'favorites.itemMoved', sku: layer.item.sku });
    if (layer.kind === 'delete') ports.onDeleted();
  };
}

export type BoardControl = ReturnType<typeof useBoard>;
