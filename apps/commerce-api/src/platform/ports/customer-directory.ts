import type { Address, OrderContact } from '@settee/domain';
import type { Database } from '../database/database.ts';

/** The data of an account for checkout. */
export interface CustomerDirectory {
  /** The saved addresses, the default first. One query. */
  findAddresses(db: Database, accountId: string): Promise<readonly Address[]>;
  /**
   * Name and email address of an account, with the phone number of its default address or an empty one; `null` when the
   * key is not an account's. Two queries.
   */
  findContact(db: Database, shopperKey: string): Promise<OrderContact | null>;
  /** Key of the email address of an account; `null` when the key is not an account's. One query. */
  findEmailKey(db: Database, shopperKey: string): Promise<string | null>;
}
