import {
  type Checklist,
  validateOwnersName,
  newRegistryTypes,
  type Registry,
  type RegistryAddItem,
  type RegistryAddReply,
  type RegistryData,
  type RegistryItem,
  type RegistryLine,
  type RegistryListEntry,
  type RegistryError,
} from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import { designSchema } from './personalization.schemas.ts';
import {
  cents,
  booleanSchema,
  longText,
  emptySchema,
  imageSchema,
  quantityField,
  shortText,
  skuField,
  skuQuery,
  textSchema,
  integerSchema,
} from './fields.ts';

/** Of a registry, in a body. */
const registryId = /* @__PURE__ */ v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER));
const noneOrRegistryId = /* @__PURE__ */ v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);
/** Of a registry, in a query. */
const registryIdQuery = /* @__PURE__ */ v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/))]),
  v.transform(Number),
  noneOrRegistryId,
);
const itemId = /* @__PURE__ */ v.pipe(v.string(), v.uuid());
const registryType = /* @__PURE__ */ v.picklist(['wd', 'br', 'bb', 'hw']);

const entry = {
  id: integerSchema,
  eventType: textSchema,
  shortEventDate: textSchema,
  registryOwnernsName: textSchema,
  registryType,
  registryQtyWants: integerSchema,
};
const entrySchema: v.GenericSchema<RegistryListEntry> = /* @__PURE__ */ v.object(entry);
const dataSchema: v.GenericSchema<RegistryData> = /* @__PURE__ */ v.object({
  isLoggedIn: booleanSchema,
  registryCount: integerSchema,
  giftRegistries: v.array(entrySchema),
});

/** REG-30 */
const lineSchema: v.GenericSchema<RegistryLine, Required<RegistryLine>> = /* @__PURE__ */ v.object({
  Sku: skuField,
  Quantity: quantityField,
  GrId: registryId,
  OptionChoiceParameter: v.optional(longText, ''),
  PersonalizationId: v.optional(shortText, ''),
});
/** REG-31 */
const addItemSchema: v.GenericSchema<RegistryAddItem> = /* @__PURE__ */ v.object({
  sku: integerSchema,
  grId: integerSchema,
  quantity: integerSchema,
  registryType,
  name: textSchema,
  formattedPrice: textSchema,
  imagePath: textSchema,
  personalizations: v.array(
    v.object({
      monogrammingImg: textSchema,
      inHousePersonalization: v.object({ pricingDto: v.object({ formattedTotalPrice: textSchema }) }),
    }),
  ),
});
const addReplySchema: v.GenericSchema<RegistryAddReply> = /* @__PURE__ */ v.object({
  isSuccess: booleanSchema,
  message: textSchema,
  items: v.array(addItemSchema),
});

const itemSchema: v.GenericSchema<RegistryItem> = /* @__PURE__ */ v.object({
  id: textSchema,
  sku: integerSchema,
  optionChoiceParameter: textSchema,
  design: v.nullable(designSchema),
  wants: integerSchema,
  has: integerSchema,
  name: textSchema,
  url: textSchema,
  picture: v.nullable(imageSchema),
  chosen: v.array(v.object({ label: textSchema, text: textSchema })),
  currentPrice: cents,
  regularPrice: cents,
  status: v.picklist(['buyable', 'sold-out', 'gone']),
});
const registrySchema: v.GenericSchema<Registry> = /* @__PURE__ */ v.object({
  ...entry,
  eventDate: textSchema,
  items: v.array(itemSchema),
});
const checklistSchema: v.GenericSchema<Checklist> = /* @__PURE__ */ v.object({
  ...entry,
  categories: v.array(
    v.object({
      code: textSchema,
      title: textSchema,
      url: textSchema,
      usual: integerSchema,
      items: v.array(
        v.object({
          id: textSchema,
          name: textSchema,
          url: textSchema,
          wants: integerSchema,
          picture: v.nullable(imageSchema),
        }),
      ),
    }),
  ),
});

const problem: v.GenericSchema<RegistryError | null> = /* @__PURE__ */ v.nullable(
  v.picklist(['unknown-registry', 'too-many-registries', 'unknown-item']),
);
const done = /* @__PURE__ */ v.object({ isSuccess: booleanSchema, problem });

export const addToRegistry = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.pipe(v.array(lineSchema), v.minLength(1), v.maxLength(50)),
  addReplySchema,
);
export const getRegistriesBySku = /* @__PURE__ */ schemas(/* @__PURE__ */ v.object({ sku: skuQuery }), dataSchema);
export const getRegistries = /* @__PURE__ */ schemas(
  emptySchema,
  /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.array(entrySchema)),
);
export const getRegistry = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ registryId: registryIdQuery }),
  registrySchema,
);
export const getChecklist = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ registryId: registryIdQuery }),
  checklistSchema,
);
export const createRegistry = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({
    registryType: v.picklist(newRegistryTypes),
    eventDate: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
    ownersName: v.pipe(
      v.string(),
      v.maxLength(200),
      v.check((name) => validateOwnersName(name) === null),
    ),
  }),
  /* @__PURE__ */ v.object({ id: integerSchema, problem }),
);
export const setRegistryQuantity = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ registryId, itemId, quantity: quantityField }),
  done,
);
export const removeRegistryItem = /* @__PURE__ */ schemas(/* @__PURE__ */ v.object({ registryId, itemId }), done);
