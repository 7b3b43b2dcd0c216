import type * as v from 'valibot';
import { bundleSchema, categorySchema, homeSchema, quickShipSchema } from './schema/offer-schema.ts';
import { accountSchema, registrySchema, reviewSchema } from './schema/people-schema.ts';
import { testTextSchema } from './schema/personalization-schema.ts';
import { donationSchema, installationSchema, regionSchema, storeSchema } from './schema/place-schema.ts';
import { productSchema } from './schema/product-schema.ts';
import {
  certificateSchema,
  giftCardProductSchema,
  giftCardSchema,
  promoCodeSchema,
  tenderCodeSchema,
} from './schema/tender-schema.ts';

/** The schema of each noun's entries. */
export const entrySchemas = {
  products: productSchema,
  categories: categorySchema,
  homes: homeSchema,
  bundles: bundleSchema,
  quickShipItems: quickShipSchema,
  stores: storeSchema,
  deliveryRegions: regionSchema,
  installationServices: installationSchema,
  donations: donationSchema,
  giftCards: giftCardSchema,
  giftCardProducts: giftCardProductSchema,
  promoCodes: promoCodeSchema,
  tenderCodes: tenderCodeSchema,
  rewardCertificates: certificateSchema,
  demoAccounts: accountSchema,
  registries: registrySchema,
  reviews: reviewSchema,
  personalizationTestTexts: testTextSchema,
} as const;

export type Noun = keyof typeof entrySchemas;

/** Everything there is, by noun. */
export type Catalog = { readonly [N in Noun]: readonly v.InferOutput<(typeof entrySchemas)[N]>[] };
