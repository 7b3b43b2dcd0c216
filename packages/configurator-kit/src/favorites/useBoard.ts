import type { BoardItems, FavoritesBoard, FavoritesItem, Result } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useRef, useState } from 'react';
import { useOnEvent } from '../events.ts';
import { initialBoardState, type BoardEvent, boardReducer, type BoardDialog, shownItems } from './board-reducer.ts';
import type { FavoritesMessages } from './messages.ts';
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
export function useBoard({ board, others, ports, labels }: BoardOptions) {
  const onEvent = useOnEvent();
  const [state, setState] = useState(initialBoardState);
  const latest = useRef(state);
  const announce = useAnnounce();
  const send = (event: BoardEvent) => {
    latest.current = boardReducer(latest.current, event);
    setState(latest.current);
  };
  const handleResult = (result: Result<CommandResponse | SaveFavoriteResponse, unknown>, doing: string) => {
    if (result.ok && isDone(result.value)) return null;
    const problem = result.ok ? result.value.problem : null;
    ports.log(`Error ${doing}:`, result.ok ? problem : result.error);
    return problem ?? 'unreachable';
  };

  const removal = useRef(Promise.resolve());
  const remove = (item: FavoritesItem): Promise<void> => {
    removal.current = sendRemoval(item);
    return removal.current;
  };
  const sendRemoval = async (item: FavoritesItem) => {
    const place = shownItems(board.items, latest.current).findIndex((shown) => shown.item === item);
    send({ type: 'removed', item, place });
    announce(labels.removed(item.name));
    if (handleResult(await ports.remove(board.Id, item), 'removing a favorite') === null)
      return onEvent({ type: 'favorites.itemRemoved', sku: item.sku });
    send({ type: 'removeFailed' });
  };

  const undo = async () => {
    const { removed } = latest.current;
    if (!removed || removed.isBusy) return;
    send({ type: 'undoStarted' });
    // Two calls at once may arrive in either order: the item would be gone.
    await removal.current;
    if (latest.current.removed === null) return;
    const problem = handleResult(await ports.addItem(removed.item, board.Id), 'putting a favorite back');
    send({ type: problem === null ? 'undoSucceeded' : 'undoFailed' });
    if (problem === null) onEvent({ type: 'favorites.removalUndone', sku: removed.item.sku });
    announce(problem === null ? labels.restored(removed.item.name) : labels.undoFailed(removed.item.name));
  };

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

  const openDialog = (layer: BoardDialog) => {
    if (layer.kind === 'delete') return announce(labels.deleted(board.BoardName));
    if (layer.kind === 'rename') return;
    const { recapId, boardName } = layer.draft;
    const name = others.find(({ Id }) => Id === recapId)?.BoardName ?? boardName.trim();
    announce(labels.moved(layer.item.name, name));
  };

  const submit = async () => {
    if (latest.current.layer?.isBusy) return;
    send({ type: 'submitted' });
    const { layer } = latest.current;
    if (!layer?.isBusy) return;
    const problem = handleResult(await work(layer), `in a favorites list (${layer.kind})`);
    if (problem !== null) return send({ type: 'rejected', problem });
    send({ type: 'closed' });
    openDialog(layer);
    if (layer.kind === 'move') onEvent({ type: 'favorites.itemMoved', sku: layer.item.sku });
    if (layer.kind === 'delete') ports.onDeleted();
  };

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

export type BoardControl = ReturnType<typeof useBoard>;
