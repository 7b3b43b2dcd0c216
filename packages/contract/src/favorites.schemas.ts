import {
  type AddToListPopup,
  type BoardItems,
  type BoardSummaries,
  validateBoardName,
  type FavoriteSkuPair,
  type FavoritesItem,
  type FavoritesError,
} from '@settee/domain';
import * as v from 'valibot';
import {
  cents,
  booleanSchema,
  idField,
  longText,
  imageSchema,
  noneOrIdField,
  skuField,
  textSchema,
  integerSchema,
} from './fields.ts';

/** Id of a list in a body. */
export const recapId = idField;
export const noneOrRecapId = noneOrIdField;
/** Id of a list in a query. */
export const recapIdQuery = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,16}$/))]),
  v.transform(Number),
  noneOrRecapId,
);
/** Name of a favorites list: 1 to 50 characters without a card number. FAV-06 */
export const boardName = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((name) => validateBoardName(name) === null),
);
/** `optionChoiceParameter` is empty for a stock SKU. FAV-17 */
export const product = { sku: skuField, optionChoiceParameter: longText };

const problem: v.GenericSchema<FavoritesError | null> = v.nullable(
  v.picklist(['unknown-list', 'too-many-lists', 'list-full', 'name-taken']),
);
/** `recapId` is greater than 0 on success. FAV-18, FAV-19 */
export const savedResponse = v.object({ recapId: integerSchema, problem });
export const done = v.object({ isSuccess: booleanSchema, problem });

const skuPairSchema: v.GenericSchema<FavoriteSkuPair> = v.object({
  Item1: integerSchema,
  Item2: textSchema,
});

export const popupSchema: v.GenericSchema<AddToListPopup> = v.object({
  CurrentProductSku: integerSchema,
  CurrentProductName: textSchema,
  CurrentProductFormattedPrice: textSchema,
  ProductImageUrl: textSchema,
  OptionChoiceParameter: textSchema,
  Boards: v.array(v.object({ Id: integerSchema, BoardName: textSchema, IsProductMember: booleanSchema })),
  IsSignedIn: booleanSchema,
  IsMobile: booleanSchema,
});

export const summariesSchema: v.GenericSchema<BoardSummaries> = v.object({
  TotalItemCount: integerSchema,
  BoardSummaries: v.array(v.object({ Id: integerSchema, BoardName: textSchema, ItemCount: integerSchema })),
  itemSkus: v.array(v.object({ sku: integerSchema, optionChoiceParameter: textSchema })),
});

const itemSchema: v.GenericSchema<FavoritesItem> = v.object({
  sku: integerSchema,
  optionChoiceParameter: textSchema,
  quantity: integerSchema,
  name: textSchema,
  url: textSchema,
  picture: v.nullable(imageSchema),
  chosen: v.array(v.object({ label: textSchema, text: textSchema })),
  currentPrice: cents,
  regularPrice: cents,
  isPriceFrom: booleanSchema,
  status: v.picklist(['buyable', 'unchosen', 'sold-out', 'gone']),
});
export const boardSchema: v.GenericSchema<BoardItems | null> = v.nullable(
  v.object({ Id: integerSchema, BoardName: textSchema, items: v.array(itemSchema) }),
);

export const favoriteSkusResponse = v.array(skuPairSchema);
