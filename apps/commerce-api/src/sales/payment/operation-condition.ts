import { and, eq } from 'drizzle-orm';
import { paymentOperations } from './tables.ts';

export type OperationKey = Pick<typeof paymentOperations.$inferSelect, 'attemptId' | 'id'>;

/** One operation of its attempt. The attempt identifies the shopper. docs/scale.md */
export const isOperation = ({ attemptId, id }: OperationKey) =>
  and(eq(paymentOperations.attemptId, attemptId), eq(paymentOperations.id, id));
