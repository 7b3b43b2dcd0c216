import {
  type OpeningHours,
  storeAvailabilityDefaults as usual,
  type StoreAvailabilityData,
  type StoreLocation,
  type StorePopup,
} from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import { codeField, booleanSchema, emptySchema, textSchema, integerSchema } from './fields.ts';

const day = /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.object({ opens: textSchema, closes: textSchema }));
const hoursSchema: v.GenericSchema<OpeningHours> = /* @__PURE__ */ v.object({
  mon: day,
  tue: day,
  wed: day,
  thu: day,
  fri: day,
  sat: day,
  sun: day,
});

const storeSchema: v.GenericSchema<StoreLocation> = /* @__PURE__ */ v.object({
  id: integerSchema,
  name: textSchema,
  address1: textSchema,
  city: textSchema,
  region: textSchema,
  postalCode: textSchema,
  phone: textSchema,
  hours: hoursSchema,
  isPickupOffered: booleanSchema,
});

const dataSchema: v.GenericSchema<StoreAvailabilityData> = /* @__PURE__ */ v.object({
  zip: textSchema,
  problem: v.nullable(v.picklist(['unknown-zip'])),
  stores: v.array(
    v.object({
      store: storeSchema,
      availability: v.picklist(['inStock', 'limited', 'onDisplay', 'none', 'unknown']),
      isOnDisplay: booleanSchema,
      distance: v.nullable(integerSchema),
    }),
  ),
});

const popupSchema: v.GenericSchema<StorePopup> = /* @__PURE__ */ v.object({ title: textSchema, html: textSchema });

export const getStoreAvailability = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({
    sku: v.optional(codeField, usual.sku),
    zip: v.optional(/* @__PURE__ */ v.pipe(v.string(), v.maxLength(10)), usual.zip),
    onlyAvailStores: v.optional(booleanSchema, usual.onlyAvailStores),
    includeOnlyBopsEnabled: v.optional(booleanSchema, usual.includeOnlyBopsEnabled),
    onDisplay: v.optional(booleanSchema, usual.onDisplay),
  }),
  dataSchema,
);
export const resetBasketStore = /* @__PURE__ */ schemas(emptySchema, emptySchema);
export const getStorePopup = /* @__PURE__ */ schemas(emptySchema, popupSchema);
export const getStoreListPopup = /* @__PURE__ */ schemas(emptySchema, popupSchema);
export const getStores = /* @__PURE__ */ schemas(
  emptySchema,
  /* @__PURE__ */ v.object({ stores: v.array(storeSchema) }),
);
