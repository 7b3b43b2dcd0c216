import type { PackingSlip } from '@settee/domain';
import * as v from 'valibot';
import { recipientTotalsSchema } from './delivery.schemas.ts';
import { cents, integerSchema, textSchema } from './fields.ts';
import { deliveryDetails, orderRecipientFields } from './order.schemas.ts';

const packingSlipSchema: v.GenericSchema<PackingSlip> = v.object({
  orderNumber: textSchema,
  placedAt: textSchema,
  orderedBy: textSchema,
  recipients: v.array(
    v.object({
      ...orderRecipientFields,
      totals: v.nullable(recipientTotalsSchema),
      shipments: v.array(
        v.object({
          ...deliveryDetails,
          items: v.array(
            v.object({
              id: textSchema,
              sku: integerSchema,
              name: textSchema,
              options: v.array(v.object({ label: textSchema, text: textSchema })),
              quantity: integerSchema,
              lineTotal: v.nullable(cents),
            }),
          ),
        }),
      ),
    }),
  ),
});

export const packingSlipResponse = v.nullable(packingSlipSchema);
