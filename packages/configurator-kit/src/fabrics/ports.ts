import type { FabricCard, FabricCardData, RecentSwatch, Result, SwatchSelection } from '@settee/domain';

type AsyncResult<Value> = Promise<Result<Value, unknown>>;

/** Port of the fabrics page. */
export interface FabricPorts {
  /** The swatch cart as it is now; another tab may have changed it. FABRIC-13 */
  readCart(): SwatchSelection;
  /** Persists the swatch cart between visits. FABRIC-13 */
  saveCart(cart: SwatchSelection): void;
  /** Subscribes to changes from other tabs; returns the unsubscribe function. */
  subscribeToCart(listener: (cart: SwatchSelection) => void): () => void;
  /** Recently viewed swatches stored in the browser, newest first. FABRIC-15 */
  readRecent(): readonly RecentSwatch[];
  /** Records a viewed fabric. */
  recordViewed(card: FabricCard): void;
  subscribeToRecent(listener: (records: readonly RecentSwatch[]) => void): () => void;
  /** Loads the details of a fabric and the products that use it, for its flyout. FABRIC-20 */
  cardData(choiceCode: number): AsyncResult<FabricCardData>;
  /** Loads the cards of the fabrics with these codes; unknown codes are omitted. FABRIC-19 */
  recentFabrics(choiceCodes: readonly number[]): AsyncResult<readonly FabricCard[]>;
  /** Loads the cards of the given fabrics without an available swatch. FABRIC-18 */
  nlaFabrics(choiceCodes: readonly number[]): AsyncResult<readonly FabricCard[]>;
  log(message: string, problem: unknown): void;
}
