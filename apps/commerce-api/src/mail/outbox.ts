import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Call } from '../handler.ts';
import type { Database } from '../world/database.ts';
import type { World } from '../world/world.ts';
import type { LetterKind, LetterKinds } from './letter-kinds.ts';
import { mailOf } from './mail-of.ts';
import { outbox, type Letter } from './tables.ts';

/** After so many tries a mail is given up, which is after a day. */
const mostTries = 30;
const minute = 60_000;
const longestPause = 60 * minute;

type Sender = Pick<Call, 'world' | 'site' | 'origin'>;

/** Puts a letter into the outbox; it is written and sent in the background, so that nobody's answer waits for it. */
export async function post<Kind extends LetterKind>(
  db: Database,
  { world, site, origin }: Sender,
  kind: Kind,
  recipient: string,
  data: LetterKinds[Kind],
): Promise<void> {
  const now = world.clock.now();
  const { brand, siteCulture } = site;
  const place = { brand, siteCulture, origin, createdAt: now, dueAt: now };
  await db.insert(outbox).values({ id: world.ids.row(), kind, recipient, data, ...place });
  world.wakePost();
}

/** Takes the next letter that is due; until its next try no other process will. */
async function takeNext({ db, clock }: World): Promise<Letter | null> {
  const now = clock.now();
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(lte(outbox.dueAt, now))
    .orderBy(asc(outbox.dueAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const pause = sql`least(power(2, ${outbox.tries}) * ${minute}, ${longestPause}) * interval '1 millisecond'`;
  const [letter] = await db
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1`, dueAt: sql`${now.toISOString()}::timestamptz + ${pause}` })
    .where(and(eq(outbox.id, sql`(${next})`), lte(outbox.dueAt, now)))
    .returning();
  return letter ?? null;
}

async function send(world: World, letter: Letter): Promise<void> {
  const { id, kind, tries } = letter;
  try {
    const mail = await mailOf(world, letter);
    if (mail) await world.mailer.send(mail);
    world.metrics.count('settee_mails_total', { kind, answer: mail ? 'sent' : 'none' });
    await world.db.delete(outbox).where(eq(outbox.id, id));
  } catch (error) {
    world.metrics.count('settee_mails_total', { kind, answer: 'failed' });
    // A mail server's refusal quotes the address.
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    world.log.error({ mail: id, kind, tries, why }, tries < mostTries ? 'mail not sent yet' : 'mail given up');
    if (tries >= mostTries) await world.db.delete(outbox).where(eq(outbox.id, id));
  }
}

/** Sends what is due, one after another, until it is over. */
export async function sendMails(world: World, isOver: () => boolean = () => false): Promise<void> {
  for (let letter = await takeNext(world); letter; letter = isOver() ? null : await takeNext(world))
    await send(world, letter);
}
