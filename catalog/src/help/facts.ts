import { changeWindowMs } from '@settee/domain';

/** Promises of the shop after a delivery, in one place because several pages state them. */
export const afterDelivery = {
  /** Days to return an item that is not made to order. */
  returnDays: 30,
  /** Hours to change or cancel a made-to-order item. */
  cancelHours: changeWindowMs / 3_600_000,
  /** Days to report damage. */
  damageDays: 7,
  /** Business days until a refund arrives. */
  refundDays: { from: 5, to: 7 },
} as const;
