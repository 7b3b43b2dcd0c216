import { sql } from 'drizzle-orm';
import { join } from 'node:path';
import { seedAccounts } from './customer/account/demo-accounts/seed-accounts.ts';
import { deleteExpiredSessions } from './customer/account/delete-expired-sessions.ts';
import { oktaService } from './customer/account/identity-service/okta-service.ts';
import { scryptPasswords } from './customer/account/passwords.ts';
import type { Passwords } from './platform/ports/passwords.ts';
import { socialProviders } from './customer/account/social/social-providers.ts';
import { customerDirectory } from './customer/account/address-book.ts';
import { renderEmail } from './customer/account/emails/render-email.ts';
import { deleteExpiredOrderCodes } from './sales/order-status/order-code.ts';
import { isOrderEmail, writeOrderEmail } from './sales/order-mail/write-order-email.ts';
import { isOrderText, writeOrderText } from './sales/order-mail/write-order-text.ts';
import { inLanguageOf } from './languages/translations.ts';
import { cartReader } from './sales/cart/cart-reader.ts';
import { orderPayments } from './sales/payment/order-payments.ts';
import { orderHistory } from './sales/order-status/order-status.queries.ts';
import { deleteUnusedPhotos } from './catalog/reviews/photos.ts';
import { refreshRatings } from './catalog/reviews/reviews.queries.ts';
import { databaseSearch } from './catalog/search/database-search.ts';
import { engineSearch } from './catalog/search/search-engine.ts';
import { seedCatalog } from './catalog/seed/seed.ts';
import { localAddressVerifier } from './sales/delivery/local-address-verifier.ts';
import { fileMailer, type Mailer, smtpMailer } from './platform/mail/mailer.ts';
import { deliverOutbox, createOutboxWorker } from './platform/mail/outbox.ts';
import { fileTextSender, type TextSender, twilioTextSender } from './platform/mail/text-sender.ts';
import { embeddedStreets } from './sales/delivery/embedded-streets.ts';
import { smartyStreets } from './sales/delivery/smarty-streets.ts';
import { embeddedTax } from './sales/tax/embedded-tax.ts';
import { taxService } from './sales/tax/tax-service.ts';
import { braintreeProvider, braintreeWallets } from './sales/payment/braintree/braintree-provider.ts';
import { adyenProvider } from './sales/payment/adyen/adyen-provider.ts';
import { embeddedPaymentProvider } from './sales/payment/embedded-provider/embedded-payment-provider.ts';
import type { PaymentProvider } from './platform/ports/payment-provider.ts';
import { receiveWebhook } from './sales/order/receive-webhook.ts';
import { deliverNotices } from './sales/payment/embedded-provider/embedded-webhook.ts';
import { resolveStalePaymentAttempts } from './sales/payment/resolve-stale-payment-attempts.ts';
import { deleteExpiredPreviews } from './catalog/personalization/save-design-preview.ts';
import { deleteUnconfirmed } from './customer/newsletter/newsletter.queries.ts';
import { forgetSwatchOrders } from './customer/swatches/swatch-orders.queries.ts';
import { embeddedRewards } from './sales/tenders/embedded-stored-value/embedded-rewards.ts';
import { embeddedStoredValue } from './sales/tenders/embedded-stored-value/embedded-stored-value.ts';
import { embeddedWallets } from './sales/payment/embedded-provider/embedded-wallets.ts';
import type { WalletProvider } from './platform/ports/wallet-provider.ts';
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
  textSender?: TextSender | null;
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

/** With a mail server but without an account for text messages, there are none. */
function getTextSender({ twilio, smtpUrl, dataDir }: Config, log: Log): TextSender | null {
  if (twilio) return twilioTextSender(twilio, { log });
  return smtpUrl ? null : fileTextSender(dataDir, { log });
}

function getIdentityService({ identityDomain, identityApiToken }: Config) {
  return identityDomain ? oktaService(identityDomain, identityApiToken) : null;
}

function getPayments(
  { adyen, braintree, cardRules }: Config,
  needs: Pick<Context, 'db' | 'clock' | 'ids'>,
): PaymentProvider {
  if (braintree) return braintreeProvider({ ...needs, settings: braintree });
  return adyen ? adyenProvider({ ...needs, settings: adyen }) : embeddedPaymentProvider({ ...needs, cardRules });
}

const getTax = ({ taxApi }: Config, needs: Pick<Context, 'clock' | 'log'>) =>
  taxApi ? taxService(taxApi, needs) : embeddedTax;

const getStreets = ({ streetService }: Config, needs: Pick<Context, 'log'>) =>
  streetService ? smartyStreets(streetService, needs) : embeddedStreets;

const getSearch = ({ searchEngine }: Config, log: Log) =>
  searchEngine ? engineSearch(searchEngine, { log }) : databaseSearch;

function getWallets(
  { paymentProvider, braintree }: Config,
  needs: Pick<Context, 'db' | 'clock' | 'ids'>,
): WalletProvider | null {
  if (braintree) return braintreeWallets({ settings: braintree });
  return paymentProvider === 'embedded' ? embeddedWallets(needs) : null;
}

/**
 * Cleans up after crashed processes; a job that fails does not stop the others. `isAlone` is true only at the start with the embedded database, which no
 * other process uses.
 */
async function runMaintenance(ctx: Context, isAlone: boolean): Promise<void> {
  const jobs = {
    payments: () => resolveStalePaymentAttempts(ctx, isAlone),
    notices: async () => {
      if (ctx.config.paymentProvider === 'embedded')
        await deliverNotices(ctx, (body, headers) => receiveWebhook(ctx, body, headers));
    },
    rateLimits: () => deleteExpiredRateLimits(ctx),
    sessions: () => deleteExpiredSessions(ctx),
    orderCodes: () => deleteExpiredOrderCodes(ctx),
    previews: () => deleteExpiredPreviews(ctx),
    swatchOrders: () => forgetSwatchOrders(ctx),
    newsletter: () => deleteUnconfirmed(ctx),
    ratings: () => refreshRatings(ctx.db),
    photos: () => deleteUnusedPhotos(ctx),
  };
  for (const [job, run] of Object.entries(jobs)) {
    try {
      await run();
    } catch (error) {
      ctx.log.error({ err: error, job }, 'maintenance job failed');
    }
  }
  ctx.triggerOutbox();
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

/** A search engine that is away at the start is filled at the next; until then the database is searched. */
async function updateSearch(ctx: Context): Promise<void> {
  try {
    await ctx.search.update(ctx.db);
  } catch (error) {
    ctx.log.error({ err: error }, 'search engine not filled');
  }
}

/** Seeds an empty database and cleans up after a crashed process; returns the function that ends the maintenance. */
async function prepare(ctx: Context, database: OpenDatabase, recovers: boolean): Promise<() => Promise<void>> {
  const seeded = await database.alone(locks.seed, seedCatalog);
  if (seeded) ctx.log.info({ catalog: seeded.slice(0, 12) }, 'catalog seeded');
  await ctx.payments.encryptionKey();
  await updateSearch(ctx);
  if (ctx.config.hasDemoAccounts) await database.alone(locks.seed, (tx) => seedAccounts(tx, ctx));
  if (!recovers) return () => Promise.resolve();
  await runMaintenance(ctx, ctx.config.databaseUrl === null);
  return startLookingAfter(ctx);
}

/** The adapters of the ports that the settings select; tests replace some. */
function connectPorts(
  config: Config,
  parts: ContextOverrides,
  { db, clock, ids, log }: Pick<Context, 'db' | 'clock' | 'ids' | 'log'>,
) {
  const standard = getPayments(config, { db, clock, ids });
  const value = embeddedStoredValue({ db, clock, ids });
  return {
    payments: parts.payments?.(standard) ?? standard,
    wallets: getWallets(config, { db, clock, ids }),
    storedValue: parts.storedValue?.(value) ?? value,
    rewards: embeddedRewards({ db, clock }),
    tax: getTax(config, { clock, log }),
    search: getSearch(config, log),
    addresses: localAddressVerifier,
    streets: getStreets(config, { log }),
    passwords: parts.passwords ?? scryptPasswords(),
    mailer: parts.mailer ?? getMailer(config, ids, log),
    textSender: parts.textSender === undefined ? getTextSender(config, log) : parts.textSender,
    carts: cartReader({ addresses: localAddressVerifier }),
    orderHistory,
    orderPayments,
    customers: customerDirectory,
    social: socialProviders(config),
    identity: getIdentityService(config),
    translate: inLanguageOf,
  } satisfies Partial<Context>;
}

/** Opens the database, migrates and seeds it, and starts looking after unfinished payments. */
export async function createContext(config: Config, parts: ContextOverrides = {}): Promise<Context> {
  const { clock = systemClock, ids = randomIds, log = createLog(config), recovers = true } = parts;
  const database = await (parts.open ?? (() => openDatabase(config, clock, log)))();
  const { db } = database;
  let stopLookingAfter = () => Promise.resolve();
  const post = createOutboxWorker(async (isOver) => (recovers ? deliverOutbox(ctx, isOver) : undefined));
  const ctx: Context = {
    config,
    db,
    inTransaction: (work) => db.transaction(work),
    changes: database.changes,
    inProgress: database.inProgress,
    clock,
    ids,
    log,
    metrics: createMetrics(),
    ...connectPorts(config, parts, { db, clock, ids, log }),
    writeMessage: (row) => {
      if (isOrderText(row)) return writeOrderText(ctx, row);
      return isOrderEmail(row) ? writeOrderEmail(ctx, row) : renderEmail(ctx, row);
    },
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
    stopLookingAfter = await prepare(ctx, database, recovers);
    return ctx;
  } catch (error) {
    await database.close();
    throw error;
  }
}
