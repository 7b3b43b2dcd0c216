import { productTaxCodes, type Room } from '@settee/domain';
import * as v from 'valibot';
import { warrantyYears } from '../help/warranty-years.ts';
import type { CatalogCustomerImage } from '../pictures/types.ts';
import type {
  CatalogAvailability,
  CatalogBox,
  CatalogDimension,
  CatalogProduct,
  CatalogRestriction,
  CatalogVariant,
} from '../products/types.ts';
import {
  amount,
  anyWords,
  brand,
  code,
  dayRange,
  flag,
  perSite,
  image,
  imageFields,
  positive,
  price,
  siteCulture,
  slug,
  whole,
  words,
} from './basics.ts';
import { optionSchema } from './option-schema.ts';
import { personalizationSchema } from './personalization-schema.ts';

const dimension: v.GenericSchema<CatalogDimension> = v.strictObject({
  label: words,
  value: positive,
  unit: v.picklist(['in', 'lb'], 'is no unit that we know'),
});

const room: v.GenericSchema<Room> = v.picklist(['living', 'dining', 'bedroom', 'bath'], 'is no room');

const customerImage: v.GenericSchema<CatalogCustomerImage> = v.strictObject({
  ...imageFields,
  instagramHandle: v.pipe(words, v.regex(/^@[\w.]{1,30}$/, 'is no handle')),
  slugs: v.pipe(v.array(slug), v.minLength(1, 'shows no product')),
});

const dimensions = v.pipe(v.array(dimension), v.minLength(1, 'has no measure'));

const boxFields = { boxNumber: code, quantity: code, width: positive, depth: positive, height: positive };
const box: v.GenericSchema<CatalogBox> = v.strictObject(boxFields);
export const titledBox: v.GenericSchema<CatalogBox & { title: string }> = v.strictObject({
  ...boxFields,
  title: words,
});

const availability: v.GenericSchema<CatalogAvailability> = v.pipe(
  v.strictObject({
    deliveryStatus: perSite(
      v.picklist(['available', 'futureAvailability', 'noLongerAvailable', 'notEligible'], 'is no status'),
    ),
    shipsInDays: v.nullable(code),
    isVendorDropShip: flag,
    vendorName: anyWords,
    isAvailableOnline: flag,
    isPickupOffered: flag,
  }),
  v.check(
    ({ isVendorDropShip, vendorName }) => isVendorDropShip === (vendorName !== ''),
    'has a vendor without a name, or a name without a vendor',
  ),
  v.check(
    ({ deliveryStatus, shipsInDays }) =>
      Object.values(deliveryStatus).includes('futureAvailability') === (shipsInDays !== null),
    'is future without saying when',
  ),
);

const restriction: v.GenericSchema<CatalogRestriction> = v.strictObject({
  reason: v.literal('pfas'),
  siteCulture,
  regions: v.pipe(v.array(words), v.minLength(1, 'names no region')),
});

const variant: v.GenericSchema<CatalogVariant> = v.strictObject({
  sku: code,
  sizeChoice: code,
  prices: perSite(price),
  stock: perSite(whole),
  dimensions,
  boxes: v.array(box),
  withoutChoices: v.exactOptional(v.array(code)),
});

/** A product of the catalog, of the written one and of the synthetic one. */
export const productSchema: v.GenericSchema<CatalogProduct> = v.strictObject({
  sku: code,
  brand,
  slug,
  name: words,
  note: words,
  category: words,
  rooms: v.pipe(v.array(room), v.minLength(1, 'stands in no room')),
  collection: anyWords,
  isNew: flag,
  isMadeToOrder: flag,
  description: v.strictObject({ title: words, text: words }),
  facts: v.pipe(v.array(v.strictObject({ label: words, text: words })), v.minLength(1, 'tells no fact')),
  care: anyWords,
  dimensions,
  taxCode: v.picklist(productTaxCodes, 'is no tax code of a product'),
  prices: perSite(price),
  stock: perSite(whole),
  availability,
  restrictions: v.array(restriction),
  deliveryMode: v.picklist(['parcel', 'inHome'], 'is no way of travelling'),
  deliveryDays: dayRange,
  boxes: v.array(box),
  installation: v.nullable(words),
  warrantyPart: v.exactOptional(
    v.nullable(
      v.picklist(
        warrantyYears.map(({ label }) => label),
        'is no part of the warranty page',
      ),
    ),
  ),
  personalization: v.nullable(personalizationSchema),
  pictures: v.pipe(v.array(image), v.minLength(1, 'has no picture')),
  customerPictures: v.exactOptional(v.array(customerImage)),
  sectional: v.exactOptional(v.strictObject({ collectionCode: slug, itemTypeCode: slug })),
  crossSell: v.exactOptional(v.strictObject({ sku: code, displayName: words })),
  textPersonalization: v.exactOptional(v.strictObject({ price: perSite(amount), maxLength: code })),
  buyLabel: v.exactOptional(v.picklist([2, 3, 4], 'is no label of a button')),
  options: v.array(optionSchema),
  variants: v.array(variant),
  defaultChoices: v.record(v.pipe(v.string(), v.digits('is no option code')), code),
  configuredPicturePrefix: anyWords,
});
