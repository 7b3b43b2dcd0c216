import type { GiftCardPage } from '@settee/domain';
import * as v from 'valibot';
import { booleanSchema, cents, imageSchema, integerSchema, textSchema } from './fields.ts';

export const giftCardPageSchema: v.GenericSchema<GiftCardPage> = v.object({
  title: textSchema,
  text: textSchema,
  picture: imageSchema,
  options: v.array(
    v.object({
      sku: integerSchema,
      name: textSchema,
      note: textSchema,
      url: textSchema,
      isElectronic: booleanSchema,
      amounts: v.array(cents),
    }),
  ),
});
