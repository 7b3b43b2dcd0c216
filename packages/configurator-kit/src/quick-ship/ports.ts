import type { QuickShip, Result, Sku } from '@settee/domain';

/** Port of the quick-ship sidebar. */
export interface QuickShipPorts {
  /** Loads the prebuilt items of a product, in stock and backordered. QSHIP-06 */
  load(sku: Sku): Promise<Result<QuickShip, unknown>>;
  log(message: string, problem: unknown): void;
}
