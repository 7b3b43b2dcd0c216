import { sql } from 'drizzle-orm';
import { join } from 'node:path';
import { seedAccounts } from '../account/demo-accounts/seed-accounts.ts';
import { deleteExpiredSessions } from '../account/delete-expired-sessions.ts';
import { oktaService } from '../account/identity-service/okta-service.ts';
import { scryptPasswords, type Passwords } from '../account/passwords.ts';
import { socialProviders } from '../account/social/social-providers.ts';
import { seedCatalog } from '../browse/seed.ts';
import { localAddressVerifier } from '../delivery/local-address-verifier.ts';
import { fileMailer } from '../mail/file-mailer.ts';
import type { Mailer } from '../mail/mailer.ts';
import { deliverOutbox } from '../mail/outbox.ts';
import { createOutboxWorker } from '../mail/outbox-worker.ts';
import { smtpMailer } from '../mail/smtp-mailer.ts';
import { staticTaxTable } from '../order/static-tax-table.ts';
import { sandboxPaymentProvider } from '../payment/sandbox-provider/sandbox-payment-provider.ts';
import type { PaymentProvider } from '../payment/payment-provider.ts';
import { resolveStalePaymentAttempts } from '../payment/resolveStalePaymentAttempts.ts';
import { deleteExpiredPreviews } from '../personalization/save-design-preview.ts';
import { forgetSwatchOrders } from '../swatches/forget-swatch-orders.ts';
import { embeddedRewards } from '../tenders/sandbox-stored-value/embedded-rewards.ts';
import { sandboxStoredValue } from '../tenders/sandbox-stored-value/sandbox-stored-value.ts';
import type { StoredValue } from '../tenders/stored-value.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from './database.ts';
import { randomIds, type Ids } from './ids.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import { locks } from './migrations.ts';
import { deleteExpiredRateLimits } from './rate-limit.ts';
import type { Context } from './context.ts';

/** Dependencies that tests replace. */
export interface ContextOverrides {
  open?: () => Promise<OpenDatabase>;
  clock?: Clock;
  ids?: Ids;
  log?: Log;
  mailer?: Mailer;
  passwords?: Passwords;
  payments?: (standard: PaymentProvider) => PaymentProvider;
  storedValue?: (standard: StoredValue) => StoredValue;
  /** Enables recovery of unfinished payments and unsent emails. */
  recovers?: boolean;
}

const minute = 60_000;

function openDatabase(config: Config, clock: Clock, log: Log): Promise<OpenDatabase> {
  const { databaseUrl, databasePool, dataDir } = config;
  if (databaseUrl === null) return openEmbedded(dataDir);
  return openPostgres(databaseUrl, databasePool, { clock, onWait: (message) => log.warn(message) });
}

function getMailer({ smtpUrl, mailFrom, dataDir }: Config, ids: Ids, log: Log): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom) : fileMailer(join(dataDir, 'mail'), mailFrom, { ids, log });
}

/**
 * Cleans up after crashed processes. `isAlone` is true only at the start with the embedded database, which no
 * other process uses.
 */
async function runMaintenance(ctx: Context, isAlone: boolean): Promise<void> {
  try {
    await resolveStalePaymentAttempts(ctx, isAlone);
    await deleteExpiredRateLimits(ctx);
    await deleteExpiredSessions(ctx);
    await deleteExpiredPreviews(ctx);
    await forgetSwatchOrders(ctx);
    ctx.triggerOutbox();
  } catch (error) {
    ctx.log.error({ err: error }, 'looking after the shop failed');
  }
}

function startLookingAfter(ctx: Context): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(() => runMaintenance(ctx, false));
  }, minute);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}

/** Opens the database, migrates and seeds it, and starts looking after unfinished payments. */
export async function createContext(config: Config, parts: ContextOverrides = {}): Promise<Context> {
  const { clock = systemClock, ids = randomIds, log = createLog(config), recovers = true } = parts;
  const database = await (parts.open ?? (() => openDatabase(config, clock, log)))();
  const { db } = database;
  const standard = sandboxPaymentProvider({ db, clock, ids, cardRules: config.cardRules });
  const value = sandboxStoredValue({ db, clock, ids });
  let stopLookingAfter = () => Promise.resolve();
  const post = createOutboxWorker(async (isOver) => (recovers ? deliverOutbox(ctx, isOver) : undefined));
  const ctx: Context = {
    config,
    db,
    inTransaction: (work) => db.transaction(work),
    clock,
    ids,
    log,
    metrics: createMetrics(),
    payments: parts.payments?.(standard) ?? standard,
    storedValue: parts.storedValue?.(value) ?? value,
    rewards: embeddedRewards({ db, clock }),
    tax: staticTaxTable,
    addresses: localAddressVerifier,
    passwords: parts.passwords ?? scryptPasswords(),
    mailer: parts.mailer ?? getMailer(config, ids, log),
    social: socialProviders(config),
    identity: config.identityDomain ? oktaService(config.identityDomain, config.identityApiToken) : null,
    triggerOutbox: () => post.wake(),
    ready: async () => void (await db.execute(sql`select 1`)),
    close: async () => {
      await stopLookingAfter();
      await post.stop();
      ctx.mailer.close();
      await database.close();
    },
  };
  try {
    const seeded = await database.alone(locks.seed, seedCatalog);
    if (seeded) log.info({ catalog: seeded.slice(0, 12) }, 'catalog seeded');
    await ctx.payments.sealingKey();
    if (config.hasDemoAccounts) await database.alone(locks.seed, (tx) => seedAccounts(tx, ctx));
    if (recovers) {
      await runMaintenance(ctx, config.databaseUrl === null);
      stopLookingAfter = startLookingAfter(ctx);
    }
    return ctx;
  } catch (error) {
    await database.close();
    throw error;
  }
}
