import type { Address, OrderContact } from '@settee/domain';
import type { Database } from '../database/database.ts';

/** Contact of an account; the phone number is the entered one, or empty. */
export interface AccountContact extends OrderContact {
  /** Phone number of the default address, or empty. */
  addressPhone: string;
}

/** The data of an account for checkout. */
export interface CustomerDirectory {
  /** The saved addresses, the default first. One query. */
  findAddresses(db: Database, accountId: string): Promise<readonly Address[]>;
  /**
   * Name, email address and phone numbers of an account; `null` when the key is not an account's. Two queries.
   */
  findContact(db: Database, shopperKey: string): Promise<AccountContact | null>;
  /** Key of the email address of an account; `null` when the key is not an account's. One query. */
  findEmailKey(db: Database, shopperKey: string): Promise<string | null>;
}
