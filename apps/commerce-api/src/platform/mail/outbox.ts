import type { HandlerArgs } from '../handler.ts';
import type { Database } from '../database/database.ts';
import type { Context } from '../context.ts';
import {
  deleteEmail,
  insertedEmails,
  insertEmail,
  type NewOutboxRow,
  type OutboxRow,
  takeNextEmail,
} from './outbox.queries.ts';

/** Delay that batches emails and separates delivery from the response, in ms. */
const pauseMs = 200;

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
      if (!isOver) timer ??= setTimeout(run, pauseMs).unref();
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

/** Context, site and origin of the call that sends an email. */
export type Sender = Pick<HandlerArgs, 'ctx' | 'site' | 'origin'>;

type NewEmail = Pick<OutboxRow, 'kind' | 'recipient' | 'data'>;

const toRow = ({ ctx, site, origin }: Sender, email: NewEmail): NewOutboxRow => {
  const now = ctx.clock.now();
  const { brand, siteCulture, locale } = site;
  return { id: ctx.ids.row(), ...email, brand, siteCulture, locale, origin, createdAt: now, nextAttemptAt: now };
};

/** Adds an email to the outbox; a worker renders and sends it after the response. */
export async function addToOutbox(db: Database, sender: Sender, email: NewEmail): Promise<void> {
  await insertEmail(db, toRow(sender, email));
  sender.ctx.triggerOutbox();
}

/** Part of a statement that adds emails to the outbox; call `triggerOutbox` of the context after it. */
export function addedEmails(db: Database, sender: Sender, emails: readonly NewEmail[]) {
  return insertedEmails(
    db,
    emails.map((email) => toRow(sender, email)),
  );
}

async function send(ctx: Context, email: OutboxRow): Promise<void> {
  const { id, kind, attempts } = email;
  try {
    const message = await ctx.writeMessage(email);
    if (message) await ('subject' in message ? ctx.mailer.send(message) : ctx.textSender?.send(message));
    ctx.metrics.count('settee_mails_total', { kind, result: message ? 'sent' : 'none' });
    await deleteEmail(ctx.db, id);
  } catch (error) {
    ctx.metrics.count('settee_mails_total', { kind, result: 'failed' });
    // The error message of a mail server quotes the address.
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    ctx.log.error(
      { mail: id, kind, tries: attempts, why },
      attempts < maxAttempts ? 'mail not sent yet' : 'mail given up',
    );
    if (attempts >= maxAttempts) await deleteEmail(ctx.db, id);
  }
}

/** Sends what is due, one after another, until it is over. */
export async function deliverOutbox(ctx: Context, isOver: () => boolean = () => false): Promise<void> {
  const takeNext = () => takeNextEmail(ctx.db, ctx.clock.now());
  for (let email = await takeNext(); email; email = isOver() ? null : await takeNext()) await send(ctx, email);
}
