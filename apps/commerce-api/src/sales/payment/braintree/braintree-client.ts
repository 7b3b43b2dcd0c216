import * as v from 'valibot';
import type { BraintreeConfig } from '../../../platform/config/payment-settings.ts';

/** Braintree rejected the request; a retry would fail again. */
export class BraintreeRejection extends Error {
  /** Codes of the errors; empty for an error without one. */
  readonly codes: readonly string[];
  constructor(operation: string, codes: readonly string[]) {
    super(`Braintree ${operation}: ${codes.join(', ')}`);
    this.codes = codes;
  }
}

/** Timeout in ms; Braintree waits for the processor for up to 60 s. */
const timeoutMs = 65_000;

export const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError';

const errorSchema = v.object({
  extensions: v.optional(v.object({ errorClass: v.optional(v.string(), ''), legacyCode: v.optional(v.string(), '') }), {
    errorClass: '',
    legacyCode: '',
  }),
});
const envelope = v.object({
  data: v.optional(v.unknown()),
  errors: v.optional(v.array(errorSchema), []),
});
/** Errors of the request itself, as opposed to failures of the service. */
const rejections: readonly string[] = ['VALIDATION', 'NOT_FOUND'];

/**
 * Sends a GraphQL operation. Throws BraintreeRejection for one that Braintree rejects, and another error when the
 * result is unknown.
 */
export async function sendToBraintree<Schema extends v.GenericSchema>(
  { apiUrl, publicKey, privateKey }: BraintreeConfig,
  schema: Schema,
  query: string,
  variables: object,
): Promise<v.InferOutput<Schema>> {
  const name = /^(?:mutation|query) (\w+)/.exec(query)?.[1] ?? 'request';
  const response = await fetch(apiUrl, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'braintree-version': '2019-01-01',
      authorization: `Basic ${Buffer.from(`${publicKey}:${privateKey}`).toString('base64')}`,
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  // The body may quote the request, so it is not part of the message.
  if (!response.ok) throw new Error(`Braintree ${name}: ${response.status}`);
  const { data, errors } = v.parse(envelope, await response.json());
  if (errors.length === 0) return v.parse(schema, data);
  const codes = errors.map(({ extensions }) => extensions.legacyCode || extensions.errorClass);
  if (errors.every(({ extensions }) => rejections.includes(extensions.errorClass)))
    throw new BraintreeRejection(name, codes);
  throw new Error(`Braintree ${name}: ${codes.join(', ')}`);
}
