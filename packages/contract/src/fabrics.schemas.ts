import { type FabricCard, type FabricCardData, type FabricResults } from '@settee/domain';
import * as v from 'valibot';
import { codeQuery, booleanSchema, productSummarySchema, textSchema, integerSchema } from './fields.ts';
import { choiceSchema } from './options.schemas.ts';

/** Page number in a query, from 1. */
export const pageQuery = v.pipe(codeQuery, v.minValue(1), v.maxValue(999));

const cardSchema: v.GenericSchema<FabricCard> = v.object({
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
const cardsSchema: v.GenericSchema<readonly FabricCard[]> = v.array(cardSchema);

export const resultsSchema: v.GenericSchema<FabricResults> = v.object({
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

export const cardDataSchema: v.GenericSchema<FabricCardData> = v.object({
  card: cardSchema,
  choice: choiceSchema,
  products: v.array(productSummarySchema),
});

export const nlaFabricsResponse = v.object({ nlaFabrics: cardsSchema });
export const recentFabricsResponse = v.object({ recentFabrics: cardsSchema });
