import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { AdyenConfig } from '../../../platform/config/payment-settings.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PaymentNotice } from '../../../platform/ports/payment-provider.ts';
import { adyenOperations } from './tables.ts';

const itemSchema = v.object({
  eventCode: v.string(),
  success: v.picklist(['true', 'false']),
  pspReference: v.string(),
  originalReference: v.optional(v.string(), ''),
  merchantAccountCode: v.string(),
  merchantReference: v.string(),
  amount: v.object({ value: v.number(), currency: v.string() }),
  additionalData: v.object({ hmacSignature: v.string() }),
});
const deliverySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ notificationItems: v.array(v.object({ NotificationRequestItem: itemSchema })) }),
);
export type AdyenItem = v.InferOutput<typeof itemSchema>;

/** Signature of the fields that identify an event, in Adyen's order. */
export function signItem(hmacKey: string, item: Omit<AdyenItem, 'additionalData'>): string {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode, success } = item;
  const { value, currency } = amount;
  const signed = [
    pspReference,
    originalReference,
    merchantAccountCode,
    merchantReference,
    value,
    currency,
    eventCode,
    success,
  ];
  return createHmac('sha256', Buffer.from(hmacKey, 'hex')).update(signed.join(':')).digest('base64');
}

function isSigned({ hmacKey, merchantAccount }: AdyenConfig, item: AdyenItem): boolean {
  const [right, given] = [signItem(hmacKey, item), item.additionalData.hmacSignature].map((text) => Buffer.from(text));
  const isRight = right !== undefined && given?.length === right.length && timingSafeEqual(right, given);
  return isRight && item.merchantAccountCode === merchantAccount;
}

const kinds: Readonly<Record<string, { kind: PaymentNotice['kind']; isFailure?: true }>> = {
  AUTHORISATION: { kind: 'authorization' },
  CAPTURE: { kind: 'capture' },
  CAPTURE_FAILED: { kind: 'capture', isFailure: true },
  REFUND: { kind: 'refund' },
  REFUND_FAILED: { kind: 'refund', isFailure: true },
  REFUNDED_REVERSED: { kind: 'refund', isFailure: true },
  CANCELLATION: { kind: 'void' },
  TECHNICAL_CANCEL: { kind: 'void' },
};

const isId = (text: string) => v.is(v.pipe(v.string(), v.uuid()), text);

/** The merchant reference is the id of a payment, capture or refund. */
async function toNotice(db: Database, item: AdyenItem): Promise<PaymentNotice | null> {
  const { eventCode, pspReference, merchantReference, success } = item;
  const event = kinds[eventCode];
  if (!event || !isId(merchantReference)) return null;
  const { kind, isFailure } = event;
  // Identifies an event: it is sent again with the same two fields when a delivery was not accepted.
  const notice = { id: `adyen ${eventCode} ${pspReference} ${success}`, kind };
  const isSuccess = success === 'true' && !isFailure;
  if (kind !== 'capture' && kind !== 'refund')
    return { ...notice, isSuccess, paymentId: merchantReference, operationId: null };
  const [operation] = await db.select().from(adyenOperations).where(eq(adyenOperations.id, merchantReference));
  if (!operation) return null;
  // A failed capture is reported by CAPTURE_FAILED with success true.
  return { ...notice, isSuccess, paymentId: operation.paymentId, operationId: operation.id };
}

/** A notice and the event it was parsed from. */
export interface AdyenEvent {
  notice: PaymentNotice;
  item: AdyenItem;
}

/**
 * Verifies each item's signature and reads the events that concern payments of this shop; one wrong item rejects all.
 * `null` for a rejected delivery.
 */
export async function readAdyenWebhook(
  db: Database,
  settings: AdyenConfig,
  body: string,
): Promise<readonly AdyenEvent[] | null> {
  const read = v.safeParse(deliverySchema, body);
  if (!read.success) return null;
  const items = read.output.notificationItems.map(({ NotificationRequestItem }) => NotificationRequestItem);
  if (!items.every((item) => isSigned(settings, item))) return null;
  const notices = await Promise.all(items.map((item) => toNotice(db, item)));
  return items.flatMap((item, index) => {
    const notice = notices[index];
    return notice ? [{ notice, item }] : [];
  });
}
