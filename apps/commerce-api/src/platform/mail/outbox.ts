import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { HandlerArgs } from '../handler.ts';
import type { Database } from '../database/database.ts';
import type { Context } from '../context.ts';
import { outbox, type OutboxRow } from './tables.ts';

/** Delay that batches emails and separates delivery from the response, in ms. */
const pause = 200;

/**
 * Creates a worker that runs `deliver` shortly after `wake`, never in parallel; `isOver` reports that it must
 * stop.
 */
export function createOutboxWorker(deliver: (isOver: () => boolean) => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let isOver = false;
  const run = () => {
    timer = undefined;
    running = running.then(() => deliver(() => isOver)).catch(() => undefined);
  };
  return {
    wake(): void {
      if (!isOver) timer ??= setTimeout(run, pause).unref();
    },
    stop(): Promise<void> {
      isOver = true;
      clearTimeout(timer);
      return running;
    },
  };
}

/** Maximum number of delivery attempts, reached after about a day. */
const maxAttempts = 30;
const minute = 60_000;
const maxBackoffMs = 60 * minute;

/** Context, site and origin of the call that sends an email. */
export type Sender = Pick<HandlerArgs, 'ctx' | 'site' | 'origin'>;

type NewEmail = Pick<OutboxRow, 'kind' | 'recipient' | 'data'>;

const toRow = ({ ctx, site, origin }: Sender, email: NewEmail): typeof outbox.$inferInsert => {
  const now = ctx.clock.now();
  const { brand, siteCulture, locale } = site;
  return { id: ctx.ids.row(), ...email, brand, siteCulture, locale, origin, createdAt: now, nextAttemptAt: now };
};

/** Adds an email to the outbox; a worker renders and sends it after the response. */
export async function addToOutbox(db: Database, sender: Sender, email: NewEmail): Promise<void> {
  await db.insert(outbox).values(toRow(sender, email));
  sender.ctx.triggerOutbox();
}

/** Part of a statement that adds emails to the outbox; call `triggerOutbox` of the context after it. */
export function addedEmails(db: Database, sender: Sender, emails: readonly NewEmail[]) {
  const insert = db.insert(outbox).values(emails.map((email) => toRow(sender, email)));
  return db.$with('posted').as(insert.returning({ id: outbox.id }));
}

/** Takes the next due email and reserves it until its next attempt, so that no other process sends it. */
async function takeNext({ db, clock }: Context): Promise<OutboxRow | null> {
  const now = clock.now();
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(lte(outbox.nextAttemptAt, now))
    .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const pause = sql`least(power(2, ${outbox.attempts}) * ${minute}, ${maxBackoffMs}) * interval '1 millisecond'`;
  const [email] = await db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: sql`${now.toISOString()}::timestamptz + ${pause}` })
    .where(and(eq(outbox.id, sql`(${next})`), lte(outbox.nextAttemptAt, now)))
    .returning();
  return email ?? null;
}

async function send(ctx: Context, email: OutboxRow): Promise<void> {
  const { id, kind, attempts } = email;
  try {
    const mail = await ctx.writeEmail(email);
    if (mail) await ctx.mailer.send(mail);
    ctx.metrics.count('settee_mails_total', { kind, result: mail ? 'sent' : 'none' });
    await ctx.db.delete(outbox).where(eq(outbox.id, id));
  } catch (error) {
    ctx.metrics.count('settee_mails_total', { kind, result: 'failed' });
    // The error message of a mail server quotes the address.
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    ctx.log.error(
      { mail: id, kind, tries: attempts, why },
      attempts < maxAttempts ? 'mail not sent yet' : 'mail given up',
    );
    if (attempts >= maxAttempts) await ctx.db.delete(outbox).where(eq(outbox.id, id));
  }
}

/** Sends what is due, one after another, until it is over. */
export async function deliverOutbox(ctx: Context, isOver: () => boolean = () => false): Promise<void> {
  for (let email = await takeNext(ctx); email; email = isOver() ? null : await takeNext(ctx)) await send(ctx, email);
}

/** Deletes every unsent email to an address. */
export async function deleteEmailsTo(tx: Database, emailKey: string): Promise<void> {
  await tx.delete(outbox).where(sql`lower(${outbox.recipient}) = ${emailKey}`);
}
