import type { Recipient } from '@settee/domain';

/** Whether something is delivered that is too large for a PO box. DELIV-12 */
export const hasLargeItems = (recipients: readonly Pick<Recipient, 'shipments'>[]) =>
  recipients.some(({ shipments }) => shipments.some(({ deliveryMode }) => deliveryMode === 'inHome'));
