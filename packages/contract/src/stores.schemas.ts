import {
  type OpeningHours,
  storeAvailabilityDefaults as usual,
  type StoreAvailabilityData,
  type StoreLocation,
  type StorePopup,
} from '@settee/domain';
import * as v from 'valibot';
import { schemas } from './endpoint.ts';
import { codeField, flag, nothing, text, whole } from './fields.ts';

const day = /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.object({ opens: text, closes: text }));
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
  id: whole,
  name: text,
  address1: text,
  city: text,
  region: text,
  postalCode: text,
  phone: text,
  hours: hoursSchema,
  isPickupOffered: flag,
});

const dataSchema: v.GenericSchema<StoreAvailabilityData> = /* @__PURE__ */ v.object({
  zip: text,
  problem: v.nullable(v.picklist(['unknown-zip'])),
  stores: v.array(
    v.object({
      store: storeSchema,
      availability: v.picklist(['inStock', 'limited', 'onDisplay', 'none', 'unknown']),
      isOnDisplay: flag,
      distance: v.nullable(whole),
    }),
  ),
});

const popupSchema: v.GenericSchema<StorePopup> = /* @__PURE__ */ v.object({ title: text, html: text });

export const getStoreAvailability = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({
    sku: v.optional(codeField, usual.sku),
    zip: v.optional(/* @__PURE__ */ v.pipe(v.string(), v.maxLength(10)), usual.zip),
    onlyAvailStores: v.optional(flag, usual.onlyAvailStores),
    includeOnlyBopsEnabled: v.optional(flag, usual.includeOnlyBopsEnabled),
    onDisplay: v.optional(flag, usual.onDisplay),
  }),
  dataSchema,
);
export const resetBasketStore = /* @__PURE__ */ schemas(nothing, nothing);
export const getStorePopup = /* @__PURE__ */ schemas(nothing, popupSchema);
export const getStoreListPopup = /* @__PURE__ */ schemas(nothing, popupSchema);
export const getStores = /* @__PURE__ */ schemas(nothing, /* @__PURE__ */ v.object({ stores: v.array(storeSchema) }));
