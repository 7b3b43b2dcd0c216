import type { IdentityService } from './ports/identity-service.ts';
import type { Passwords } from './ports/passwords.ts';
import type { SocialProviders } from './ports/social-provider.ts';
import type { AddressVerifier } from './ports/address-verifier.ts';
import type { Mail, Mailer } from './mail/mailer.ts';
import type { OutboxRow } from './mail/outbox.queries.ts';
import type { TextMessage, TextSender } from './mail/text-sender.ts';
import type { CartReader } from './ports/cart-reader.ts';
import type { CustomerDirectory } from './ports/customer-directory.ts';
import type { OrderPayments } from './ports/order-payments.ts';
import type { OrderHistory } from './ports/order-history.ts';
import type { StreetSuggester } from './ports/street-suggester.ts';
import type { ProductSearch } from './ports/product-search.ts';
import type { TaxProvider } from './ports/tax.ts';
import type { PaymentProvider } from './ports/payment-provider.ts';
import type { WalletProvider } from './ports/wallet-provider.ts';
import type { RewardsProgram } from './ports/rewards-program.ts';
import type { StoredValue } from './ports/stored-value.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { CatalogChanges } from './database/changes.ts';
import type { Database } from './database/database.ts';
import type { InProgress } from './database/in-progress.ts';
import type { Ids } from './ids.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Dependencies of the handlers: database, clock, ids, log and external services. */
export interface Context {
  config: Config;
  db: Database;
  inTransaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
  /** Lets the host discard pages that show what changed. */
  changes: CatalogChanges;
  /** Lets a call wait for the end of another. */
  inProgress: InProgress;
  clock: Clock;
  ids: Ids;
  log: Log;
  metrics: Metrics;
  payments: PaymentProvider;
  /** `null` for a payment provider without wallets. */
  wallets: WalletProvider | null;
  storedValue: StoredValue;
  rewards: RewardsProgram;
  tax: TaxProvider;
  search: ProductSearch;
  addresses: AddressVerifier;
  streets: StreetSuggester;
  passwords: Passwords;
  mailer: Mailer;
  /** `null` for a shop that offers no text messages. */
  textSender: TextSender | null;
  carts: CartReader;
  orderHistory: OrderHistory;
  orderPayments: OrderPayments;
  customers: CustomerDirectory;
  /** Google and Apple, if configured. */
  social: SocialProviders;
  /** External identity service; `null` for local password checks. */
  identity: IdentityService | null;
  /** Translates the texts of a reply, as for a page in the language. */
  translate(locale: string, reply: unknown): unknown;
  /** Renders an email or text message of the outbox; `null` when it should not be sent. */
  writeMessage(row: OutboxRow): Promise<Mail | TextMessage | null>;
  /** Sends what was just posted, soon. */
  triggerOutbox(): void;
  /** Resolves when the database is reachable. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
