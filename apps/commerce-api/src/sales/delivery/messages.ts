import type { DeliveryMode, ServiceLevel } from '@settee/domain';

const levelNames: Record<ServiceLevel, string> = {
  1: 'Standard delivery',
  2: 'Premium 2-day delivery',
  3: 'Express next-day delivery',
  6: 'In-home delivery',
  7: 'Long-distance in-home delivery',
  8: 'Basic freight, left at the curb',
  9: 'Gift cards by mail',
};

const modeNames: Partial<Record<DeliveryMode, string>> = { pickup: 'Store pickup', email: 'By email' };

/** Name of a service level of one delivery mode. */
export function getLevelName(mode: DeliveryMode, level: ServiceLevel): string {
  return modeNames[mode] ?? levelNames[level];
}

export const deliveryMessages = {
  arrives: (days: string) => `Arrives ${days}`,
  noPoBox: 'We can’t deliver large items to a PO box. Please enter a street address.',
};
