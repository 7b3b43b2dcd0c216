import type { IdentityService } from './ports/identity-service.ts';
import type { Passwords } from './ports/passwords.ts';
import type { SocialProviders } from './ports/social-provider.ts';
import type { AddressVerifier } from './ports/address-verifier.ts';
import type { Mail, Mailer } from './mail/mailer.ts';
import type { OutboxRow } from './mail/tables.ts';
import type { CartReader } from './ports/cart-reader.ts';
import type { CustomerDirectory } from './ports/customer-directory.ts';
import type { OrderHistory } from './ports/order-history.ts';
import type { TaxProvider } from './ports/tax.ts';
import type { PaymentProvider } from './ports/payment-provider.ts';
import type { RewardsProgram } from './ports/rewards-program.ts';
import type { StoredValue } from './ports/stored-value.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/database.ts';
import type { Ids } from './ids.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Dependencies of the handlers: database, clock, ids, log and external services. */
export interface Context {
  config: Config;
  db: Database;
  inTransaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
  clock: Clock;
  ids: Ids;
  log: Log;
  metrics: Metrics;
  payments: PaymentProvider;
  storedValue: StoredValue;
  rewards: RewardsProgram;
  tax: TaxProvider;
  addresses: AddressVerifier;
  passwords: Passwords;
  mailer: Mailer;
  carts: CartReader;
  orderHistory: OrderHistory;
  customers: CustomerDirectory;
  /** Google and Apple, if configured. */
  social: SocialProviders;
  /** External identity service; `null` for local password checks. */
  identity: IdentityService | null;
  /** Writes a letter of the outbox; `null` when there is nothing to say to its recipient. */
  writeEmail(letter: OutboxRow): Promise<Mail | null>;
  /** Sends what was just posted, soon. */
  triggerOutbox(): void;
  /** Resolves when the database is reachable. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
