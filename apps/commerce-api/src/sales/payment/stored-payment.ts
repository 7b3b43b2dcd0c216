import type { Cents } from '@settee/domain';
import type { DeclineCode, OperationStatus, Payment } from '../../platform/ports/payment-provider.ts';

const declineCodes: readonly DeclineCode[] = [
  'declined',
  'insufficient-funds',
  'expired',
  'not-authenticated',
  'no-response',
];

/** The decline code that an adapter stored; anything else is a plain decline. */
export const readDeclineCode = (stored: string): DeclineCode =>
  declineCodes.find((code) => code === stored) ?? 'declined';

/** A payment as an adapter of a provider stores it. */
interface StoredPayment {
  status: 'requested' | 'action-required' | 'authorized' | 'declined' | 'voided';
  amount: Cents;
}

interface StoredOperation {
  kind: 'capture' | 'refund';
  status: OperationStatus;
  amount: Cents;
}

/** State of a payment by what an adapter stored of it. */
export function toPayment(
  payment: StoredPayment,
  operations: readonly StoredOperation[],
  actionUrl: string | null,
): Payment {
  const sumOf = (kind: StoredOperation['kind']) =>
    operations
      .filter((each) => each.kind === kind && each.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  const [captured, refunded] = [sumOf('capture'), sumOf('refund')];
  const isCaptured = payment.status === 'authorized' && captured === payment.amount;
  const status = isCaptured ? 'captured' : payment.status === 'requested' ? 'action-required' : payment.status;
  return { status, authorized: payment.amount, captured, refunded, actionUrl };
}
