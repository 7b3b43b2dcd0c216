import type { Messages } from '@settee/ui';

/** Words of the delivery of a product. */
export const productDeliveryMessages = {
  inHome: (charge: string) => `In-home delivery: ${charge}`,
  inHomeUpTo: (charge: string) => `In-home delivery: ${charge} or less, depending on where you live`,
  standard: (charge: string) => `Standard delivery: ${charge}`,
  free: 'Free standard delivery',
  freeFrom: ({ standard, threshold }: { standard: string; threshold: string }) =>
    `${standard}, free on orders of ${threshold} or more`,
  unknown: 'Delivery cost depends on your address',
};

export type ProductDeliveryMessages = Messages<typeof productDeliveryMessages>;
