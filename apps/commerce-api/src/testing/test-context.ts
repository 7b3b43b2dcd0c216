import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'drizzle-orm';
import { findCardData } from '../../../../tooling/card-data.ts';
import { scryptPasswords } from '../customer/account/passwords.ts';
import type { Passwords } from '../platform/ports/passwords.ts';
import { createApi } from '../api.ts';
import type { Mail, Mailer } from '../platform/mail/mailer.ts';
import { deliverOutbox } from '../platform/mail/outbox.ts';
import { readConfig } from '../platform/config/config.ts';
import { createLog } from '../platform/log.ts';
import { createContext, type ContextOverrides } from '../create-context.ts';
import type { Context } from '../platform/context.ts';
import { goodCard } from './encrypt-card.ts';
import { findLeaksInTables } from './search-card-data.ts';
import { fixedClock, type FixedClock } from './clock.ts';
import { openSeededDatabase } from './database.ts';
import { tablesWithoutShopper } from './shopper-key.ts';

/** Isolated API with the whole catalog, a fixed clock and a recorded log. */
export interface TestContext {
  ctx: Context;
  api: ReturnType<typeof createApi>;
  clock: FixedClock;
  /** Every line that was logged. */
  logged: string[];
  /** Every query that was made, transactions' begin and commit left out. */
  queries: string[];
  /** Statements of API calls that name no shopper. docs/scale.md */
  withoutShopper: string[];
  /** Returns the number of password hashes and checks. */
  hashings: () => number;
  /** Delivers the outbox and returns all emails sent so far, newest first. */
  post(): Promise<readonly Mail[]>;
  /** Closes it; throws when a card number or a security code is in its database, log or mails. */
  close(): Promise<void>;
  /** Closes it; throws when a statement of its API calls named no shopper. */
  closeChecked(): Promise<void>;
}

/** scrypt at a cost that tests can bear, counted. */
function countedPasswords() {
  const passwords = scryptPasswords({ logN: 11, r: 8, p: 1 });
  let hashings = 0;
  const counted: Passwords = {
    hash: (password) => {
      hashings += 1;
      return passwords.hash(password);
    },
    check: (password, hash) => {
      hashings += 1;
      return passwords.check(password, hash);
    },
  };
  return { counted, hashings: () => hashings };
}

/** Creates a mailer that records its emails. */
function createRecordingMailer() {
  const mails: Mail[] = [];
  const mailer: Mailer = { send: async (mail) => void mails.unshift(mail), close: () => undefined };
  return { mails, mailer };
}

async function findLeaks({ db }: Context, texts: readonly string[]): Promise<string[]> {
  const securityCode = goodCard.cvv;
  const query = async (statement: string) => ((await db.execute(sql.raw(statement))) as { rows: object[] }).rows;
  const inTexts = texts.flatMap((text) => findCardData(text, securityCode) ?? []);
  return [...inTexts, ...(await findLeaksInTables({ query, securityCode }))];
}

type Parts = Pick<ContextOverrides, 'payments' | 'storedValue' | 'passwords' | 'mailer' | 'textSender'>;

export async function createTestContext(
  parts: Parts = {},
  settings: Readonly<Record<string, string>> = {},
): Promise<TestContext> {
  const config = readConfig({ LOG_LEVEL: 'trace', ...settings });
  const clock = fixedClock();
  const logged: string[] = [];
  const queries: string[] = [];
  const { counted, hashings } = countedPasswords();
  const { mails, mailer } = createRecordingMailer();
  const inCall = new AsyncLocalStorage<true>();
  const withoutShopper: string[] = [];
  const logQuery = (query: string) => {
    queries.push(query);
    if (!inCall.getStore()) return;
    const tables = tablesWithoutShopper(query);
    if (tables.length > 0) withoutShopper.push(`${tables.join()}: ${query}`);
  };
  const log = createLog(config, { write: (line) => void logged.push(line) });
  const ctx = await createContext(config, {
    open: () => openSeededDatabase({ logQuery }),
    clock,
    log,
    recovers: false,
    passwords: counted,
    mailer,
    ...parts,
  });
  const post = () => deliverOutbox(ctx).then(() => mails);
  const api = createApi(ctx);
  const request = api.request;
  api.request = (...given) => inCall.run(true, () => request(...given));
  const close = async () => {
    const leaks = await findLeaks(ctx, [...logged, ...mails.map((mail) => JSON.stringify(mail))]);
    await ctx.close();
    if (leaks.length > 0) throw new Error(`Card numbers or security codes in the clear:\n${leaks.join('\n')}`);
  };
  const closeChecked = async () => {
    await close();
    if (withoutShopper.length > 0)
      throw new Error(`Statements that name no shopper (docs/scale.md):\n${withoutShopper.join('\n')}`);
  };
  return { ctx, api, clock, logged, queries, withoutShopper, hashings, post, close, closeChecked };
}
