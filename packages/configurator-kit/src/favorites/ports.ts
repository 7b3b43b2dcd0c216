import type { AddToListPopup, FavoriteKey, FavoritesError, Result } from '@settee/domain';

/** A product in its choices, as it is saved. */
export interface FavoriteProduct extends FavoriteKey {
  quantity: number;
}

/** Above 0 when it worked; otherwise `problem` may have the reason. FAV-18, FAV-19 */
export interface SaveFavoriteResponse {
  recapId: number;
  problem: FavoritesError | null;
}

export interface CommandResponse {
  isSuccess: boolean;
  problem: FavoritesError | null;
}

type AsyncResult<Value> = Promise<Result<Value, unknown>>;

/** Port of the 'Add This Item to a List' flow. */
export interface AddToListPorts {
  /** Loads the product and the lists of the shopper for the modal. FAV-17 */
  openPopup(product: FavoriteKey): AsyncResult<AddToListPopup>;
  /** Adds the product to an existing list. FAV-18 */
  addItem(product: FavoriteProduct, recapId: number): AsyncResult<SaveFavoriteResponse>;
  /** Creates a list that contains the product. FAV-19 */
  createBoard(product: FavoriteProduct, boardName: string): AsyncResult<SaveFavoriteResponse>;
  log(message: string, problem: unknown): void;
}

/** Port of the lists page; each change is followed by its new data. */
export interface BoardPorts {
  rename(recapId: number, boardName: string): AsyncResult<CommandResponse>;
  deleteBoard(recapId: number): AsyncResult<CommandResponse>;
  remove(recapId: number, item: FavoriteKey): AsyncResult<CommandResponse>;
  /** Puts an item back. FAV-18 */
  addItem(product: FavoriteProduct, recapId: number): AsyncResult<SaveFavoriteResponse>;
  /** To the list `toRecapId`, or with 0 to a new one. */
  move(
    item: FavoriteKey,
    from: number,
    to: { toRecapId: number; boardName: string },
  ): AsyncResult<SaveFavoriteResponse>;
  /** The open list was deleted: shows the others. */
  onDeleted(): void;
  log(message: string, problem: unknown): void;
}
