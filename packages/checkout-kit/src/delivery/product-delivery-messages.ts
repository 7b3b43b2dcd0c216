import type { Messages } from '@settee/ui';

/** Words of the delivery of a product. */
export const productDeliveryMessages = {
  inHome: (charge: string) => `In-home delivery: ${charge}`,
  inHomeUpTo: (charge: string) => `In-home delivery: ${charge} or less, depending on where you live`,
  standard: (charge: string) => `Standard delivery: ${charge}`,
  free: 'Free standard delivery',
  freeFrom: ({ standard, threshold }: { standard: string; threshold: string }) => `${standard}, free from ${threshold}`,
  unknown: 'Delivery cost by address',
};

export type ProductDeliveryMessages = Messages<typeof productDeliveryMessages>;
