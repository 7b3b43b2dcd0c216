import type { AddToListPorts, BoardPorts, FavoriteProduct } from '@settee/configurator-kit';
import {
  addFavorite,
  createBoard,
  deleteBoard,
  getAddToListPopup,
  getBoard,
  getBoardSummaries,
  moveFavorite,
  removeFavorite,
  renameBoard,
} from '@settee/contract';
import { type FavoriteKey, favoritesUrl } from '@settee/domain';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDataSource } from './data-source.ts';
import { useSafeMutation } from './port-result.ts';
import { useErrorLog } from './problems.ts';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

export const boardSummariesQuery = query(getBoardSummaries, {}, { isLive: true });
/** The list `recapId`, or with 0 the one that was last added to. */
export const boardQuery = (recapId: number) => query(getBoard, { recapId }, { isLive: true });

/** Loads the boards and the open one; refetched when the tab regains focus. */
export function useBoards(recapId: number) {
  const summaries = useQuery(boardSummariesQuery, { revalidateOnFocus: true });
  const board = useQuery(boardQuery(recapId), { revalidateOnFocus: true, keepPreviousData: true });
  return { summaries, board };
}

const keyOf = ({ sku, optionChoiceParameter }: FavoriteKey) => ({ sku, optionChoiceParameter });
const toProduct = (product: FavoriteProduct) => ({ ...keyOf(product), quantity: product.quantity });

/** Reads the lists ahead of a click on a heart. */
export function usePrefetchLists(): (product: FavoriteKey) => void {
  const { prefetch } = useDataSource();
  return (product) => prefetch(getAddToListPopup, keyOf(product));
}

/** Returns the ports of 'Add This Item to a List'. FAV-17 to FAV-19 */
export function useAddToListPorts(): AddToListPorts {
  const send = useSafeMutation();
  const log = useErrorLog();
  return useMemo(
    () => ({
      openPopup: (product) => send(getAddToListPopup, keyOf(product)),
      addItem: (product, recapId) => send(addFavorite, { ...toProduct(product), recapId }),
      createBoard: (product, boardName) => send(createBoard, { ...toProduct(product), boardName }),
      log,
    }),
    [send, log],
  );
}

/** Returns the ports of the favorites page. */
export function useBoardPorts(): BoardPorts {
  const send = useSafeMutation();
  const log = useErrorLog();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      rename: (recapId, boardName) => send(renameBoard, { recapId, boardName }),
      deleteBoard: (recapId) => send(deleteBoard, { recapId }),
      remove: (recapId, item) => send(removeFavorite, { ...keyOf(item), recapId }),
      addItem: (product, recapId) => send(addFavorite, { ...toProduct(product), recapId }),
      move: (item, recapId, to) => send(moveFavorite, { ...keyOf(item), recapId, ...to }),
      onDeleted: () => void navigate(favoritesUrl, { replace: true }),
      log,
    }),
    [send, log, navigate],
  );
}
