import { createHmac, timingSafeEqual } from 'node:crypto';
import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import * as v from 'valibot';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Ids } from '../../../platform/ids.ts';
import type { WebhookResult } from '../../../platform/ports/payment-provider.ts';
import { providerNotices, providerOperations, webhookSecrets } from './tables.ts';

interface Needs {
  db: Database;
  clock: Clock;
  ids: Ids;
}

/** Header of a delivery: the time in ms and the signature of time and body, `t=…,v1=…`. */
export const signatureHeader = 'settee-signature';

/** Maximum age of a delivery, in ms; an older one may be a replay. */
const tolerance = 5 * 60_000;
/** Time for the shopper to return before the result is delivered without them, and for a bank to end an operation, in ms. */
const noticeDelayMs = 60_000;

/** Id of the only row with a secret. */
const secretId = 'webhook';

const noticeSchema = v.object({
  id: v.pipe(v.string(), v.uuid()),
  paymentId: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(['authorization', 'capture', 'refund', 'void']),
  isSuccess: v.boolean(),
  operationId: v.nullable(v.pipe(v.string(), v.uuid())),
});
const deliverySchema = v.pipe(v.string(), v.parseJson(), v.array(noticeSchema));

async function readSecret({ db, clock, ids }: Needs): Promise<string> {
  const read = () => db.select().from(webhookSecrets).orderBy(asc(webhookSecrets.createdAt), asc(webhookSecrets.id));
  const [present] = await read();
  if (present) return present.secret;
  // Of several calls that find none, one stores its secret; the others wait for it, and all read the same.
  const made = { id: secretId, secret: ids.secret(), createdAt: clock.now() };
  await db.insert(webhookSecrets).values(made).onConflictDoNothing();
  const [stored] = await read();
  if (!stored) throw new Error('The webhook secret could not be stored');
  return stored.secret;
}

const sign = (secret: string, time: string, body: string) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest();

/** Returns the signature header of a delivery that is sent now. */
export async function signDelivery(needs: Needs, body: string): Promise<string> {
  const time = String(needs.clock.now().getTime());
  return `t=${time},v1=${sign(await readSecret(needs), time, body).toString('hex')}`;
}

/** Verifies signature and age of a delivery and reads its notices. */
export async function readDelivery(needs: Needs, body: string, headers: Headers): Promise<WebhookResult> {
  const [, time = '', given = ''] = /^t=(\d{1,16}),v1=([\da-f]{64})$/.exec(headers.get(signatureHeader) ?? '') ?? [];
  if (time === '' || Math.abs(needs.clock.now().getTime() - Number(time)) > tolerance) return null;
  if (!timingSafeEqual(sign(await readSecret(needs), time, body), Buffer.from(given, 'hex'))) return null;
  const read = v.safeParse(deliverySchema, body);
  return read.success ? read.output : null;
}

async function endOperation(db: Database, operationId: string, isSuccess: boolean): Promise<void> {
  const isPending = and(eq(providerOperations.id, operationId), eq(providerOperations.status, 'pending'));
  await db
    .update(providerOperations)
    .set({ status: isSuccess ? 'succeeded' : 'failed' })
    .where(isPending);
}

/**
 * Delivers results a minute later: of challenges, in case the shopper did not return, and of captures and refunds that
 * were pending. A failed delivery is repeated.
 */
export async function deliverNotices(
  needs: Needs,
  deliver: (body: string, headers: Headers) => Promise<boolean>,
): Promise<void> {
  const { db, clock } = needs;
  const before = new Date(clock.now().getTime() - noticeDelayMs);
  const isDue = and(isNull(providerNotices.deliveredAt), lt(providerNotices.createdAt, before));
  const due = await db.select().from(providerNotices).where(isDue).orderBy(asc(providerNotices.createdAt)).limit(100);
  for (const { id, paymentId, kind, isSuccess, operationId } of due) {
    if (operationId !== null) await endOperation(db, operationId, isSuccess);
    const body = JSON.stringify([{ id, paymentId, kind, isSuccess, operationId }]);
    const headers = new Headers({ [signatureHeader]: await signDelivery(needs, body) });
    if (!(await deliver(body, headers))) continue;
    await db.update(providerNotices).set({ deliveredAt: clock.now() }).where(eq(providerNotices.id, id));
  }
}
