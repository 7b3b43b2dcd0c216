import { scryptPasswords } from '../customer/account/passwords.ts';
import type { Passwords } from '../platform/ports/passwords.ts';
import { createApi } from '../api.ts';
import type { Mail, Mailer } from '../platform/mail/mailer.ts';
import { deliverOutbox } from '../platform/mail/outbox.ts';
import { readConfig } from '../platform/config/config.ts';
import { createLog } from '../platform/log.ts';
import { createContext, type ContextOverrides } from '../create-context.ts';
import type { Context } from '../platform/context.ts';
import { fixedClock, type FixedClock } from './clock.ts';
import { openSeededDatabase } from './database.ts';

/** Isolated API with the whole catalog, a fixed clock and a recorded log. */
export interface TestContext {
  ctx: Context;
  api: ReturnType<typeof createApi>;
  clock: FixedClock;
  /** Every line that was logged. */
  logged: string[];
  /** Every query that was made, transactions' begin and commit left out. */
  queries: string[];
  /** Returns the number of password hashes and checks. */
  hashings: () => number;
  /** Delivers the outbox and returns all emails sent so far, newest first. */
  post(): Promise<readonly Mail[]>;
  close(): Promise<void>;
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

type Parts = Pick<ContextOverrides, 'payments' | 'storedValue' | 'passwords' | 'mailer'>;

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
  const logger = { logQuery: (query: string) => void queries.push(query) };
  const log = createLog(config, { write: (line) => void logged.push(line) });
  const ctx = await createContext(config, {
    open: () => openSeededDatabase(logger),
    clock,
    log,
    recovers: false,
    passwords: counted,
    mailer,
    ...parts,
  });
  const post = () => deliverOutbox(ctx).then(() => mails);
  return { ctx, api: createApi(ctx), clock, logged, queries, hashings, post, close: () => ctx.close() };
}
