import type { QuickShip, Result, Sku } from '@settee/domain';

/** Port of the quick-ship sidebar. */
export interface QuickShipPorts {
  /** QSHIP-06 */
  load(sku: Sku): Promise<Result<QuickShip, unknown>>;
  log(message: string, problem: unknown): void;
}
