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
import { schemas } from './endpoint.ts';
import {
  cents,
  booleanSchema,
  longText,
  emptySchema,
  imageSchema,
  quantityField,
  skuField,
  textSchema,
  integerSchema,
} from './fields.ts';

/** Of a list, in a body. */
const recapId = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
const noneOrRecapId = /* @__PURE__ */ v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);
/** Of a list, in a query. */
const recapIdQuery = /* @__PURE__ */ v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,16}$/))]),
  v.transform(Number),
  noneOrRecapId,
);
/** FAV-06 */
const boardName = /* @__PURE__ */ v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((name) => validateBoardName(name) === null),
);
/** `optionChoiceParameter` is empty for a stock sku. FAV-17 */
const product = { sku: skuField, optionChoiceParameter: longText };

const problem: v.GenericSchema<FavoritesError | null> = /* @__PURE__ */ v.nullable(
  v.picklist(['unknown-list', 'too-many-lists', 'list-full', 'name-taken']),
);
/** `recapId` is above 0 on success. FAV-18, FAV-19 */
const savedResponse = /* @__PURE__ */ v.object({ recapId: integerSchema, problem });
const done = /* @__PURE__ */ v.object({ isSuccess: booleanSchema, problem });

const skuPairSchema: v.GenericSchema<FavoriteSkuPair> = /* @__PURE__ */ v.object({
  Item1: integerSchema,
  Item2: textSchema,
});

const popupSchema: v.GenericSchema<AddToListPopup> = /* @__PURE__ */ v.object({
  CurrentProductSku: integerSchema,
  CurrentProductName: textSchema,
  CurrentProductFormattedPrice: textSchema,
  ProductImageUrl: textSchema,
  OptionChoiceParameter: textSchema,
  Boards: v.array(v.object({ Id: integerSchema, BoardName: textSchema, IsProductMember: booleanSchema })),
  IsSignedIn: booleanSchema,
  IsMobile: booleanSchema,
});

const summariesSchema: v.GenericSchema<BoardSummaries> = /* @__PURE__ */ v.object({
  TotalItemCount: integerSchema,
  BoardSummaries: v.array(v.object({ Id: integerSchema, BoardName: textSchema, ItemCount: integerSchema })),
  itemSkus: v.array(v.object({ sku: integerSchema, optionChoiceParameter: textSchema })),
});

const itemSchema: v.GenericSchema<FavoritesItem> = /* @__PURE__ */ v.object({
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
const boardSchema: v.GenericSchema<BoardItems | null> = /* @__PURE__ */ v.nullable(
  v.object({ Id: integerSchema, BoardName: textSchema, items: v.array(itemSchema) }),
);

export const getFavoriteSkus = /* @__PURE__ */ schemas(emptySchema, /* @__PURE__ */ v.array(skuPairSchema));
export const getAddToListPopup = /* @__PURE__ */ schemas(/* @__PURE__ */ v.object(product), popupSchema);
export const addFavorite = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ ...product, quantity: quantityField, recapId }),
  savedResponse,
);
export const createBoard = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ ...product, quantity: quantityField, boardName }),
  savedResponse,
);
export const getBoardSummaries = /* @__PURE__ */ schemas(emptySchema, summariesSchema);
export const getBoard = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ recapId: v.optional(recapIdQuery, 0) }),
  boardSchema,
);
export const renameBoard = /* @__PURE__ */ schemas(/* @__PURE__ */ v.object({ recapId, boardName }), done);
export const deleteBoard = /* @__PURE__ */ schemas(/* @__PURE__ */ v.object({ recapId }), done);
export const removeFavorite = /* @__PURE__ */ schemas(/* @__PURE__ */ v.object({ ...product, recapId }), done);
export const moveFavorite = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.pipe(
    v.object({ ...product, recapId, toRecapId: noneOrRecapId, boardName: /* @__PURE__ */ v.optional(longText, '') }),
    v.forward(
      v.check(({ toRecapId, boardName: name }) => toRecapId > 0 || validateBoardName(name) === null),
      ['boardName'],
    ),
  ),
  savedResponse,
);
