import type { ProductBrowseModel } from '@settee/domain';
import * as v from 'valibot';
import { booleanSchema, textSchema, texts, integerSchema } from './fields.ts';
import { dimensionSchema, optionTypeSchema, specialOrderSkuSchema } from './options.schemas.ts';

/** Response of the browse data: the products of a page with their choices and subgroups. PDP-16 */
const productBrowseSchema: v.GenericSchema<ProductBrowseModel> = v.object({
  productItems: v.array(
    v.object({
      sku: integerSchema,
      specialOrder: v.nullable(specialOrderSkuSchema),
      formattedPrice: textSchema,
      productShowcase: textSchema,
      skuProperty: v.array(dimensionSchema),
      care: texts,
      name: textSchema,
      lineLevelMessages: texts,
    }),
  ),
  specialOrderDetail: v.object({
    sku: integerSchema,
    optionChoiceParameter: textSchema,
    outputCacheString: textSchema,
    conflicts: v.array(v.object({ optionCode: integerSchema, choiceCodes: v.array(integerSchema) })),
  }),
  optionChoices: v.array(
    v.object({
      optionCode: integerSchema,
      optionType: optionTypeSchema,
      choiceCode: integerSchema,
      source: v.picklist([0, 1]),
      optionSequence: integerSchema,
      matchingSkus: v.array(integerSchema),
      allChoiceMatchingSkus: v.array(integerSchema),
    }),
  ),
  productSubgroups: v.array(
    v.object({ subgroup: integerSchema, title: textSchema, skus: v.array(integerSchema), isExpanded: booleanSchema }),
  ),
  isMPDPExpanded: booleanSchema,
});

export const debugBrowseDataResponse = v.object({
  sku: integerSchema,
  productBrowse: v.optional(productBrowseSchema),
});
