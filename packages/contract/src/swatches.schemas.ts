import type {
  SwatchAvailability,
  SwatchData,
  SwatchFormData,
  SwatchOrderResponse,
  SwatchOrderRequest,
} from '@settee/domain';
import * as v from 'valibot';
import { suggestionsSchema } from './delivery.schemas.ts';
import { codeField, booleanSchema, shortText, skuField, textSchema, integerSchema } from './fields.ts';

const swatchSchema: v.GenericSchema<SwatchData> = v.object({
  ChoiceCode: integerSchema,
  Description: textSchema,
  ImagePath: textSchema,
  Attributes: v.array(v.object({ AttributeId: textSchema, Value: textSchema })),
  IsStock: booleanSchema,
  PriceGroupCode: textSchema,
});
const swatchesSchema: v.GenericSchema<readonly SwatchData[]> = v.array(swatchSchema);

export const formSchema: v.GenericSchema<SwatchFormData> = v.object({
  Sku: integerSchema,
  FabricsByName: v.record(textSchema, swatchesSchema),
  DefaultSwatch: v.nullable(swatchSchema),
  SwatchModalMessage: textSchema,
  FirstName: textSchema,
  LastName: textSchema,
  EmailAddress: textSchema,
});

export const availabilitySchema: v.GenericSchema<SwatchAvailability> = v.object({
  hasNla: booleanSchema,
  nlaFabrics: swatchesSchema,
});

/** Field values and the number of swatches are validated by the backend, which returns messages. */
const person = {
  FirstName: shortText,
  LastName: shortText,
  Address1: shortText,
  Address2: v.optional(shortText, ''),
  City: shortText,
  State: shortText,
  PostalCode: shortText,
  DayPhone: shortText,
  EmailAddress: shortText,
  swatch: v.pipe(v.array(codeField), v.maxLength(100)),
  UseAddressAsEntered: v.optional(booleanSchema, false),
  CanadaEmailSignup: v.optional(booleanSchema, false),
  SignUp: v.optional(booleanSchema, false),
};
type Left = 'Address2' | 'UseAddressAsEntered' | 'CanadaEmailSignup' | 'SignUp';
type Sent = Omit<SwatchOrderRequest, Left> & Partial<Pick<SwatchOrderRequest, Left>>;

export const requestSchema: v.GenericSchema<Sent, SwatchOrderRequest> = v.object({
  Sku: skuField,
  ...person,
});
/** 0 for no product. */
export const freeFormSchema: v.GenericSchema<Sent, SwatchOrderRequest> = v.object({
  Sku: codeField,
  ...person,
});

export const responseSchema: v.GenericSchema<unknown, SwatchOrderResponse> = v.object({
  Succeeded: booleanSchema,
  AddressValidationResult: v.optional(v.nullable(suggestionsSchema), null),
  Message: v.optional(textSchema, ''),
  OrderNumber: v.optional(v.nullable(textSchema)),
  OrderDate: v.optional(v.nullable(textSchema)),
});

export const emailHashResponse = v.object({ emailHash: textSchema });
export const hashedContactResponse = v.object({ emailHash: textSchema, phoneNumberHash: textSchema });
