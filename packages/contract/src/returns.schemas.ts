import {
  reorderOutcomes,
  returnExclusions,
  returnReasons,
  returnStatuses,
  type OrderReturns,
  type ReorderResult,
} from '@settee/domain';
import * as v from 'valibot';
import { customConfirmationSchema } from './add-to-cart.schemas.ts';
import { booleanSchema, cents, integerSchema, textSchema } from './fields.ts';

const orderReturnsSchema: v.GenericSchema<OrderReturns> = v.object({
  isCancelable: booleanSchema,
  returnUntil: textSchema,
  isOpen: booleanSchema,
  lines: v.array(
    v.object({
      lineId: textSchema,
      quantity: integerSchema,
      shipped: integerSchema,
      returned: integerSchema,
      returnedPaid: cents,
      returnedTax: cents,
      exclusion: v.nullable(v.picklist(returnExclusions)),
      paid: cents,
      tax: cents,
      delivery: cents,
    }),
  ),
  returns: v.array(
    v.object({
      returnNumber: textSchema,
      status: v.picklist(returnStatuses),
      reason: v.picklist(returnReasons),
      lines: v.array(v.object({ lineId: textSchema, quantity: integerSchema })),
      refund: cents,
      requestedAt: textSchema,
      hasParcels: booleanSchema,
      hasLargePieces: booleanSchema,
    }),
  ),
});

export const orderReturnsResponse = v.nullable(orderReturnsSchema);

/** `returnNumber` is empty without success. */
export const requestReturnResponse = v.object({
  isSuccess: booleanSchema,
  message: textSchema,
  returnNumber: textSchema,
});

export const reorderResponse: v.GenericSchema<ReorderResult> = v.object({
  terms: v.nullable(customConfirmationSchema),
  addedItemCount: integerSchema,
  lines: v.array(
    v.object({
      lineId: textSchema,
      name: textSchema,
      url: textSchema,
      outcome: v.picklist(reorderOutcomes),
      message: textSchema,
      was: cents,
      now: cents,
    }),
  ),
});
