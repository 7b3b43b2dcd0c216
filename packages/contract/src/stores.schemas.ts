import {
  type OpeningHours,
  type StoreAvailabilityData,
  type StoreLocation,
  type StoreMap,
  type StorePopup,
  storeServices,
} from '@settee/domain';
import * as v from 'valibot';
import { booleanSchema, textSchema, integerSchema } from './fields.ts';

const day = v.nullable(v.object({ opens: textSchema, closes: textSchema }));
export const hoursSchema: v.GenericSchema<OpeningHours> = v.object({
  mon: day,
  tue: day,
  wed: day,
  thu: day,
  fri: day,
  sat: day,
  sun: day,
});

const storeSchema: v.GenericSchema<StoreLocation> = v.object({
  id: integerSchema,
  name: textSchema,
  address1: textSchema,
  city: textSchema,
  region: textSchema,
  postalCode: textSchema,
  phone: textSchema,
  hours: hoursSchema,
  isPickupOffered: booleanSchema,
  latitude: v.number(),
  longitude: v.number(),
  services: v.array(v.picklist(storeServices)),
  slug: textSchema,
});

export const dataSchema: v.GenericSchema<StoreAvailabilityData> = v.object({
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

export const popupSchema: v.GenericSchema<StorePopup> = v.object({
  title: textSchema,
  html: textSchema,
});

const mapSchema: v.GenericSchema<StoreMap> = v.object({ outline: textSchema, borders: textSchema });

export const storesResponse = v.object({ stores: v.array(storeSchema), map: mapSchema });

export const storeResponse = v.object({
  store: storeSchema,
  nearby: v.array(v.object({ store: storeSchema, distance: integerSchema })),
  map: mapSchema,
});
