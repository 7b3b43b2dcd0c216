import type { ProductBrowseModel } from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import { flag, text, texts, whole } from './fields.ts';
import { browseDataInput, dimensionSchema, optionTypeSchema, specialOrderSkuSchema } from './options.schemas.ts';

/** PDP-16 */
const productBrowseSchema: v.GenericSchema<ProductBrowseModel> = /* @__PURE__ */ v.object({
  productItems: v.array(
    v.object({
      sku: whole,
      specialOrder: v.nullable(specialOrderSkuSchema),
      formattedPrice: text,
      productShowcase: text,
      skuProperty: v.array(dimensionSchema),
      care: texts,
      name: text,
      lineLevelMessages: texts,
    }),
  ),
  specialOrderDetail: v.object({
    sku: whole,
    optionChoiceParameter: text,
    outputCacheString: text,
    conflicts: v.array(v.object({ optionCode: whole, choiceCodes: v.array(whole) })),
  }),
  optionChoices: v.array(
    v.object({
      optionCode: whole,
      optionType: optionTypeSchema,
      choiceCode: whole,
      source: v.picklist([0, 1]),
      optionSequence: whole,
      matchingSkus: v.array(whole),
      allChoiceMatchingSkus: v.array(whole),
    }),
  ),
  productSubgroups: v.array(v.object({ subgroup: whole, title: text, skus: v.array(whole), isExpanded: flag })),
  isMPDPExpanded: flag,
});

export const getDebugBrowseData = /* @__PURE__ */ schemas(
  browseDataInput,
  /* @__PURE__ */ v.object({ sku: whole, productBrowse: v.optional(productBrowseSchema) }),
);
