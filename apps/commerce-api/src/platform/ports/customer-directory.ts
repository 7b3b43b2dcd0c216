import type { Address } from '@settee/domain';
import type { Database } from '../database/database.ts';

/** What a checkout may know of an account. */
export interface CustomerDirectory {
  /** The saved addresses, the default first. One query. */
  findAddresses(db: Database, accountId: string): Promise<readonly Address[]>;
}
