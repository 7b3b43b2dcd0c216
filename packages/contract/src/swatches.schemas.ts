import type {
  SwatchAvailability,
  SwatchData,
  SwatchFormData,
  SwatchOrderResponse,
  SwatchOrderRequest,
} from '@settee/domain';
import * as v from 'valibot';
import { suggestionsSchema } from './delivery.schemas.ts';
import { schemas } from './endpoint.ts';
import {
  codeField,
  codeQuery,
  codesQuery,
  booleanSchema,
  queryFlag,
  shortText,
  skuField,
  textSchema,
  integerSchema,
} from './fields.ts';

const swatchSchema: v.GenericSchema<SwatchData> = /* @__PURE__ */ v.object({
  ChoiceCode: integerSchema,
  Description: textSchema,
  ImagePath: textSchema,
  Attributes: v.array(v.object({ AttributeId: textSchema, Value: textSchema })),
  IsStock: booleanSchema,
  PriceGroupCode: textSchema,
});
const swatchesSchema: v.GenericSchema<readonly SwatchData[]> = /* @__PURE__ */ v.array(swatchSchema);

const formSchema: v.GenericSchema<SwatchFormData> = /* @__PURE__ */ v.object({
  Sku: integerSchema,
  FabricsByName: v.record(textSchema, swatchesSchema),
  DefaultSwatch: v.nullable(swatchSchema),
  SwatchModalMessage: textSchema,
  FirstName: textSchema,
  LastName: textSchema,
  EmailAddress: textSchema,
});

const availabilitySchema: v.GenericSchema<SwatchAvailability> = /* @__PURE__ */ v.object({
  hasNla: booleanSchema,
  nlaFabrics: swatchesSchema,
});

/** Field values and the number of swatches are validated by the backend, which returns messages. */
const person = {
  FirstName: shortText,
  LastName: shortText,
  Address1: shortText,
  Address2: /* @__PURE__ */ v.optional(shortText, ''),
  City: shortText,
  State: shortText,
  PostalCode: shortText,
  DayPhone: shortText,
  EmailAddress: shortText,
  swatch: /* @__PURE__ */ v.pipe(v.array(codeField), v.maxLength(100)),
  UseAddressAsEntered: /* @__PURE__ */ v.optional(booleanSchema, false),
  CanadaEmailSignup: /* @__PURE__ */ v.optional(booleanSchema, false),
  SignUp: /* @__PURE__ */ v.optional(booleanSchema, false),
};
type Left = 'Address2' | 'UseAddressAsEntered' | 'CanadaEmailSignup' | 'SignUp';
type Sent = Omit<SwatchOrderRequest, Left> & Partial<Pick<SwatchOrderRequest, Left>>;

const requestSchema: v.GenericSchema<Sent, SwatchOrderRequest> = /* @__PURE__ */ v.object({ Sku: skuField, ...person });
/** 0 where no product is meant. */
const freeFormSchema: v.GenericSchema<Sent, SwatchOrderRequest> = /* @__PURE__ */ v.object({
  Sku: codeField,
  ...person,
});

const responseSchema: v.GenericSchema<unknown, SwatchOrderResponse> = /* @__PURE__ */ v.object({
  Succeeded: booleanSchema,
  AddressValidationResult: v.optional(v.nullable(suggestionsSchema), null),
  Message: v.optional(textSchema, ''),
  OrderNumber: v.optional(v.nullable(textSchema)),
  OrderDate: v.optional(v.nullable(textSchema)),
});

export const getSwatchForm = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({
    /** 0 for the swatches of `selected` and `recent`, whatever product has them. */
    sku: codeQuery,
    choiceCode: v.optional(codeQuery, 0),
    /** Choice codes: without a `choiceCode` the first that the product has is the default. */
    selected: v.optional(codesQuery, ''),
    /** Leaves out all swatches but the default one. */
    suppressColorBar: v.optional(queryFlag, false),
    /** Recently viewed swatches of the browser, newest first, for the special family. SWATCH-16 */
    recent: v.optional(codesQuery, ''),
  }),
  formSchema,
);
export const getSwatchAvailability = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ choiceCodes: codesQuery }),
  availabilitySchema,
);
export const orderSwatches = /* @__PURE__ */ schemas(requestSchema, responseSchema);
export const orderFreeFormSwatches = /* @__PURE__ */ schemas(freeFormSchema, responseSchema);
export const getEmailHash = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ email: shortText }),
  /* @__PURE__ */ v.object({ emailHash: textSchema }),
);
export const getHashedContact = /* @__PURE__ */ schemas(
  /* @__PURE__ */ v.object({ email: shortText, phone: shortText }),
  /* @__PURE__ */ v.object({ emailHash: textSchema, phoneNumberHash: textSchema }),
);
