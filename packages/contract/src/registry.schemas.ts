import {
  type Checklist,
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
import { designSchema } from './personalization.schemas.ts';
import {
  cents,
  booleanSchema,
  idField,
  longText,
  imageSchema,
  noneOrIdField,
  quantityField,
  shortText,
  skuField,
  textSchema,
  integerSchema,
} from './fields.ts';

/** Id of a registry in a body. */
export const registryId = idField;
/** Id of a registry in a query. */
export const registryIdQuery = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/))]),
  v.transform(Number),
  noneOrIdField,
);
export const itemId = v.pipe(v.string(), v.uuid());
const registryType = v.picklist(['wd', 'br', 'bb', 'hw']);

const entry = {
  id: integerSchema,
  eventType: textSchema,
  shortEventDate: textSchema,
  registryOwnernsName: textSchema,
  registryType,
  registryQtyWants: integerSchema,
};
const entrySchema: v.GenericSchema<RegistryListEntry> = v.object(entry);
export const dataSchema: v.GenericSchema<RegistryData> = v.object({
  isLoggedIn: booleanSchema,
  registryCount: integerSchema,
  giftRegistries: v.array(entrySchema),
});

/** Request line of an add; `GrId` is the id of the target registry. REG-30 */
export const lineSchema: v.GenericSchema<RegistryLine, Required<RegistryLine>> = v.object({
  Sku: skuField,
  Quantity: quantityField,
  GrId: registryId,
  OptionChoiceParameter: v.optional(longText, ''),
  PersonalizationId: v.optional(shortText, ''),
});
/** Item that was added to a registry, as its confirmation shows it. REG-31 */
const addItemSchema: v.GenericSchema<RegistryAddItem> = v.object({
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
export const addReplySchema: v.GenericSchema<RegistryAddReply> = v.object({
  isSuccess: booleanSchema,
  message: textSchema,
  items: v.array(addItemSchema),
});

const itemSchema: v.GenericSchema<RegistryItem> = v.object({
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
export const registrySchema: v.GenericSchema<Registry> = v.object({
  ...entry,
  eventDate: textSchema,
  items: v.array(itemSchema),
});
export const checklistSchema: v.GenericSchema<Checklist> = v.object({
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

const problem: v.GenericSchema<RegistryError | null> = v.nullable(
  v.picklist(['unknown-registry', 'too-many-registries', 'unknown-item']),
);
export const done = v.object({ isSuccess: booleanSchema, problem });

export const registriesResponse = v.nullable(v.array(entrySchema));

export const createRegistryResponse = v.object({ id: integerSchema, problem });
