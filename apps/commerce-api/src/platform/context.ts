import type { IdentityService } from '../account/identity-service/identity-service.ts';
import type { Passwords } from '../account/passwords.ts';
import type { SocialProviders } from '../account/social/social-providers.ts';
import type { AddressVerifier } from '../delivery/address-verifier.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { TaxProvider } from '../order/tax.ts';
import type { PaymentProvider } from '../payment/payment-provider.ts';
import type { RewardsProgram } from '../tenders/rewards-program.ts';
import type { StoredValue } from '../tenders/stored-value.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
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
  /** Google and Apple, if configured. */
  social: SocialProviders;
  /** External identity service; `null` for local password checks. */
  identity: IdentityService | null;
  /** Sends what was just posted, soon. */
  triggerOutbox(): void;
  /** Resolves when the database is reachable. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
