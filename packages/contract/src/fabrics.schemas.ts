import { type FabricCard, type FabricCardData, type FabricResults, fabricSorts } from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import {
  codeQuery,
  codesQuery,
  booleanSchema,
  longText,
  productSummarySchema,
  textSchema,
  integerSchema,
} from './fields.ts';
import { choiceSchema } from './options.schemas.ts';

/** A page in a query, from 1. */
const pageQuery = /* @__PURE__ */ v.pipe(codeQuery, v.minValue(1), v.maxValue(999));

const cardSchema: v.GenericSchema<FabricCard> = /* @__PURE__ */ v.object({
  code: integerSchema,
  optionCode: integerSchema,
  title: textSchema,
  swatchName: textSchema,
  family: textSchema,
  typeName: textSchema,
  color: textSchema,
  images: v.object({ desktop: textSchema, desktopHiRes: textSchema }),
  isNla: booleanSchema,
  additionalDetails: v.object({ swatchInStock: booleanSchema }),
});
const cardsSchema: v.GenericSchema<readonly FabricCard[]> = /* @__PURE__ */ v.array(cardSchema);

const resultsSchema: v.GenericSchema<FabricResults> = /* @__PURE__ */ v.object({
  cardsDto: v.object({ cards: cardsSchema, showingCount: integerSchema, totalRecords: integerSchema }),
  filterFacets: v.array(
    v.object({
      key: v.picklist(['features', 'colorgroup', 'fabrictype']),
      attributes: v.array(
        v.object({
          key: textSchema,
          label: textSchema,
          svgName: textSchema,
          isDisabled: booleanSchema,
          isSelected: booleanSchema,
          count: integerSchema,
          color: textSchema,
        }),
      ),
    }),
  ),
});

const cardDataSchema: v.GenericSchema<FabricCardData> = /* @__PURE__ */ v.object({
  card: cardSchema,
  choice: choiceSchema,
  products: v.array(productSummarySchema),
});

export const getFilteredResults = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({
    /** Keys joined by plus signs, as the address has them; unknown ones are left out of account. */
    features: v.optional(longText, ''),
    colorgroup: v.optional(longText, ''),
    fabrictype: v.optional(longText, ''),
    sort: v.optional(v.picklist(fabricSorts), 'featured'),
    page: v.optional(pageQuery, 1),
  }),
  resultsSchema,
);
export const getNlaFabrics = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ choiceCodes: codesQuery }),
  /* @__PURE__ */ v.object({ nlaFabrics: cardsSchema }),
);
export const getRecentFabrics = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ choiceCodes: codesQuery }),
  /* @__PURE__ */ v.object({ recentFabrics: cardsSchema }),
);
export const getCardData = /* @__PURE__ */ schemas(/* @__PURE__ */ v.object({ choiceCode: codeQuery }), cardDataSchema);
