import * as v from 'valibot';
import type { AdyenConfig } from '../../../platform/config/payment-settings.ts';

/** Adyen could not read the request, for example because the card was encrypted for another account. */
export class AdyenRejection extends Error {}

/** Timeout in ms; Adyen waits for the bank for up to 60 s. */
const timeoutMs = 65_000;

export const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

const additionalData = v.optional(v.record(v.string(), v.string()), {});
export const paymentResponse = v.object({
  pspReference: v.optional(v.string()),
  merchantReference: v.optional(v.string()),
  resultCode: v.string(),
  refusalReasonCode: v.optional(v.string()),
  amount: v.optional(v.object({ value: v.number(), currency: v.string() })),
  action: v.optional(v.object({ type: v.string(), url: v.optional(v.string()), method: v.optional(v.string()) })),
  additionalData,
});
export type PaymentResponse = v.InferOutput<typeof paymentResponse>;
export const modificationResponse = v.object({ pspReference: v.string(), status: v.string() });

const errorResponse = v.object({ errorCode: v.optional(v.string(), '') });

/**
 * Sends a request to the Checkout API. Throws AdyenRejection for one that Adyen could not read, and another error when
 * the result is unknown.
 */
export async function postToAdyen<Schema extends v.GenericSchema>(
  { apiUrl, apiKey, merchantAccount }: AdyenConfig,
  schema: Schema,
  path: string,
  body: object,
  idempotencyKey: string,
): Promise<v.InferOutput<Schema>> {
  const response = await fetch(`${apiUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey, 'idempotency-key': idempotencyKey },
    body: JSON.stringify({ merchantAccount, ...body }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 400 || response.status === 422) {
    const { errorCode } = v.parse(errorResponse, await response.json());
    // The same request is still being processed.
    if (errorCode === '704') throw new Error(`Adyen ${path}: in progress`);
    throw new AdyenRejection(`Adyen ${path}: ${response.status} ${errorCode}`);
  }
  // The body may quote the request, so it is not part of the message.
  if (!response.ok) throw new Error(`Adyen ${path}: ${response.status}`);
  return v.parse(schema, await response.json());
}
