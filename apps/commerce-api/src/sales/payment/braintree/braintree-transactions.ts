import * as v from 'valibot';
import type { BraintreeConfig } from '../../../platform/config/payment-settings.ts';
import type { DeclineCode } from '../../../platform/ports/payment-provider.ts';
import { sendToBraintree } from './braintree-client.ts';

const text = v.nullish(v.string(), '');
const eventSchema = v.object({
  __typename: v.string(),
  gatewayRejectionReason: text,
  processorResponse: v.nullish(v.object({ legacyCode: text })),
});
const transactionSchema = v.object({
  id: v.string(),
  status: v.string(),
  amount: v.nullish(v.object({ value: v.string() })),
  statusHistory: v.nullish(v.array(eventSchema), []),
});
export type Transaction = v.InferOutput<typeof transactionSchema>;

const fields = `id status amount { value } statusHistory {
  __typename
  ... on ProcessorDeclinedEvent { processorResponse { legacyCode } }
  ... on GatewayRejectedEvent { gatewayRejectionReason }
}`;

/** Cents as Braintree writes them. */
const toAmount = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
export const toCents = ({ amount }: Transaction) => Math.round(Number(amount?.value ?? 0) * 100);

export interface BraintreeAuthorization {
  paymentMethodId: string;
  orderId: string;
  amount: number;
  merchantAccountId: string;
}

/** Reserves an amount; nothing is captured. */
export async function authorizeAtBraintree(
  settings: BraintreeConfig,
  { paymentMethodId, orderId, amount, merchantAccountId }: BraintreeAuthorization,
): Promise<Transaction> {
  const merchantAccount = merchantAccountId === '' ? {} : { merchantAccountId };
  const input = { paymentMethodId, transaction: { amount: toAmount(amount), orderId, ...merchantAccount } };
  const schema = v.object({ authorizePaymentMethod: v.object({ transaction: transactionSchema }) });
  const query = `mutation AuthorizePaymentMethod($input: AuthorizePaymentMethodInput!) {
    authorizePaymentMethod(input: $input) { transaction { ${fields} } }
  }`;
  return (await sendToBraintree(settings, schema, query, { input })).authorizePaymentMethod.transaction;
}

const searchSchema = v.object({
  search: v.object({ transactions: v.object({ edges: v.array(v.object({ node: transactionSchema })) }) }),
});

/** Finds a transaction by the shop's reference after a request without a response; `null` if Braintree has none. */
export async function findAtBraintree(settings: BraintreeConfig, orderId: string): Promise<Transaction | null> {
  const query = `query FindTransaction($input: TransactionSearchInput!) {
    search { transactions(input: $input, first: 1) { edges { node { ${fields} } } } }
  }`;
  const { search } = await sendToBraintree(settings, searchSchema, query, { input: { orderId: { is: orderId } } });
  return search.transactions.edges[0]?.node ?? null;
}

/** Captures the whole amount of an authorization. */
export async function captureAtBraintree(settings: BraintreeConfig, transactionId: string): Promise<Transaction> {
  const schema = v.object({ captureTransaction: v.object({ transaction: transactionSchema }) });
  const query = `mutation CaptureTransaction($input: CaptureTransactionInput!) {
    captureTransaction(input: $input) { transaction { ${fields} } }
  }`;
  return (await sendToBraintree(settings, schema, query, { input: { transactionId } })).captureTransaction.transaction;
}

/** Captures a part of an authorization as a separate transaction. */
export async function captureInPart(
  settings: BraintreeConfig,
  transactionId: string,
  { amount, orderId }: { amount: number; orderId: string },
): Promise<Transaction> {
  const schema = v.object({ partialCaptureTransaction: v.object({ capture: transactionSchema }) });
  const query = `mutation PartialCaptureTransaction($input: PartialCaptureTransactionInput!) {
    partialCaptureTransaction(input: $input) { capture { ${fields} } }
  }`;
  const input = { transactionId, transaction: { amount: toAmount(amount), orderId } };
  return (await sendToBraintree(settings, schema, query, { input })).partialCaptureTransaction.capture;
}

const refundSchema = v.object({ id: v.string(), status: v.string() });

/** Refunds a part of a captured transaction. */
export async function refundAtBraintree(
  settings: BraintreeConfig,
  transactionId: string,
  { amount, orderId }: { amount: number; orderId: string },
): Promise<v.InferOutput<typeof refundSchema>> {
  const schema = v.object({ refundTransaction: v.object({ refund: refundSchema }) });
  const query = `mutation RefundTransaction($input: RefundTransactionInput!) {
    refundTransaction(input: $input) { refund { id status } }
  }`;
  const input = { transactionId, refund: { amount: toAmount(amount), orderId } };
  return (await sendToBraintree(settings, schema, query, { input })).refundTransaction.refund;
}

/** Finds a refund by the shop's reference after a request without a response. */
export async function findRefund(settings: BraintreeConfig, orderId: string) {
  const schema = v.object({
    search: v.object({ refunds: v.object({ edges: v.array(v.object({ node: refundSchema })) }) }),
  });
  const query = `query FindRefund($input: RefundSearchInput!) {
    search { refunds(input: $input, first: 1) { edges { node { id status } } } }
  }`;
  const { search } = await sendToBraintree(settings, schema, query, { input: { orderId: { is: orderId } } });
  return search.refunds.edges[0]?.node ?? null;
}

/** Releases an authorization. */
export async function reverseAtBraintree(settings: BraintreeConfig, transactionId: string): Promise<void> {
  const schema = v.object({ reverseTransaction: v.object({ reversal: v.object({ __typename: v.string() }) }) });
  const query = `mutation ReverseTransaction($input: ReverseTransactionInput!) {
    reverseTransaction(input: $input) { reversal { __typename } }
  }`;
  await sendToBraintree(settings, schema, query, { input: { transactionId } });
}

/** Decline codes by the code of the processor; any other is a plain decline. */
const declineCodes: Readonly<Record<string, DeclineCode>> = {
  '2001': 'insufficient-funds',
  '2004': 'expired',
  '2099': 'not-authenticated',
  '3000': 'no-response',
};

/** Returns why a transaction is not authorized; `null` when it is. Uncertain states count as no response. */
export function getDeclineCode({ status, statusHistory }: Transaction): DeclineCode | null {
  if (['AUTHORIZED', 'SUBMITTED_FOR_SETTLEMENT', 'SETTLING', 'SETTLED', 'SETTLEMENT_CONFIRMED'].includes(status))
    return null;
  if (status === 'AUTHORIZING' || status === 'FAILED') return 'no-response';
  const isUnconfirmed = statusHistory.some((each) => each.gatewayRejectionReason === 'THREE_D_SECURE');
  if (isUnconfirmed) return 'not-authenticated';
  const code = statusHistory.map((each) => each.processorResponse?.legacyCode ?? '').find((each) => each !== '');
  return declineCodes[code ?? ''] ?? 'declined';
}
