import type { FabricCard, FabricCardData, RecentSwatch, Result, SwatchSelection } from '@settee/domain';

type Answer<Value> = Promise<Result<Value, unknown>>;

/** Port of the fabrics page. */
export interface FabricPorts {
  /** The swatch cart as it is now; another tab may have changed it. FABRIC-13 */
  readCart(): SwatchSelection;
  /** FABRIC-13 */
  keepCart(cart: SwatchSelection): void;
  /** Subscribes to changes from other tabs; returns the unsubscribe function. */
  hearCart(hear: (cart: SwatchSelection) => void): () => void;
  /** Recently viewed swatches stored in the browser, newest first. FABRIC-15 */
  readRecent(): readonly RecentSwatch[];
  /** Records a viewed fabric. */
  recordViewed(card: FabricCard): void;
  hearRecent(hear: (records: readonly RecentSwatch[]) => void): () => void;
  /** FABRIC-20 */
  cardData(choiceCode: number): Answer<FabricCardData>;
  /** FABRIC-19 */
  recentFabrics(choiceCodes: readonly number[]): Answer<readonly FabricCard[]>;
  /** FABRIC-18 */
  nlaFabrics(choiceCodes: readonly number[]): Answer<readonly FabricCard[]>;
  log(message: string, problem: unknown): void;
}
