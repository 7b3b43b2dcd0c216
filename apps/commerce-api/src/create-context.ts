import { sql } from 'drizzle-orm';
import { join } from 'node:path';
import { seedAccounts } from './customer/account/demo-accounts/seed-accounts.ts';
import { deleteExpiredSessions } from './customer/account/delete-expired-sessions.ts';
import { oktaService } from './customer/account/identity-service/okta-service.ts';
import { scryptPasswords } from './customer/account/passwords.ts';
import type { Passwords } from './platform/ports/passwords.ts';
import { socialProviders } from './customer/account/social/social-providers.ts';
import { customerDirectory } from './customer/account/customer-directory.ts';
import { renderEmail } from './customer/account/emails/render-email.ts';
import { cartReader } from './sales/cart/cart-reader.ts';
import { orderHistory } from './sales/order/order-history.ts';
import { seedCatalog } from './catalog/products/seed.ts';
import { localAddressVerifier } from './sales/delivery/local-address-verifier.ts';
import { fileMailer } from './platform/mail/file-mailer.ts';
import type { Mailer } from './platform/mail/mailer.ts';
import { deliverOutbox } from './platform/mail/outbox.ts';
import { createOutboxWorker } from './platform/mail/outbox-worker.ts';
import { smtpMailer } from './platform/mail/smtp-mailer.ts';
import { staticTaxTable } from './sales/order/static-tax-table.ts';
import { sandboxPaymentProvider } from './sales/payment/sandbox-provider/sandbox-payment-provider.ts';
import type { PaymentProvider } from './platform/ports/payment-provider.ts';
import { resolveStalePaymentAttempts } from './sales/payment/resolveStalePaymentAttempts.ts';
import { deleteExpiredPreviews } from './catalog/personalization/save-design-preview.ts';
import { forgetSwatchOrders } from './customer/swatches/forget-swatch-orders.ts';
import { embeddedRewards } from './sales/tenders/sandbox-stored-value/embedded-rewards.ts';
import { sandboxStoredValue } from './sales/tenders/sandbox-stored-value/sandbox-stored-value.ts';
import type { StoredValue } from './platform/ports/stored-value.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from './platform/database/database.ts';
import { randomIds, type Ids } from './platform/ids.ts';
import { createLog, type Log } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { locks } from './platform/database/migrations.ts';
import { deleteExpiredRateLimits } from './platform/rate-limit.ts';
import type { Context } from './platform/context.ts';

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
    carts: cartReader({ addresses: localAddressVerifier }),
    orderHistory,
    customers: customerDirectory,
    social: socialProviders(config),
    identity: config.identityDomain ? oktaService(config.identityDomain, config.identityApiToken) : null,
    writeEmail: (letter) => renderEmail(ctx, letter),
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
