import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outbox } from './tables.ts';

/** An email that is waiting to be sent. */
export type OutboxRow = typeof outbox.$inferSelect;
export type NewOutboxRow = typeof outbox.$inferInsert;

const minute = 60_000;
const maxBackoffMs = 60 * minute;

/** Adds an email to the outbox. */
export async function insertEmail(db: Database, row: NewOutboxRow): Promise<void> {
  await db.insert(outbox).values(row);
}

/** Part of a statement that adds emails to the outbox. */
export function insertedEmails(db: Database, rows: NewOutboxRow[]) {
  return db.$with('posted').as(db.insert(outbox).values(rows).returning({ id: outbox.id }));
}

/** Takes the next due email and reserves it until its next attempt, so that no other process sends it. */
export async function takeNextEmail(db: Database, now: Date): Promise<OutboxRow | null> {
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

/** Deletes an email that was sent or given up. */
export async function deleteEmail(db: Database, id: string): Promise<void> {
  await db.delete(outbox).where(eq(outbox.id, id));
}

/** Deletes every unsent email to an address. */
export async function deleteEmailsTo(tx: Database, emailKey: string): Promise<void> {
  await tx.delete(outbox).where(sql`lower(${outbox.recipient}) = ${emailKey}`);
}
