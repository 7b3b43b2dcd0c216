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

/** Years that a warranty covers a part. */
export const warrantyYears = [
  { label: 'Sofa, chair, bench and bed frames', years: 10 },
  { label: 'Springs and suspension', years: 10 },
  { label: 'Cushions and cushion cores', years: 3 },
  { label: 'Sleeper and recliner mechanisms', years: 3 },
  { label: 'Tables, storage and lighting', years: 2 },
  { label: 'Fabric and leather', years: 1 },
] as const;

/** A part as the warranty page names it. */
export type WarrantyPart = (typeof warrantyYears)[number]['label'];
