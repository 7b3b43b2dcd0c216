import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import * as examples from './examples/swatches.ts';
import { codeQuery, codesQuery, queryFlag, shortText } from './fields.ts';
import * as schemas from './swatches.schemas.ts';

export const getSwatchForm = endpoint({
  id: 'swatches.form',
  method: 'GET',
  path: '/browse/specialorder/orderfreeswatches',
  requirement: 'SWATCH-15, SWATCH-18, SWATCH-92, SWATCH-16',
  summary:
    'Returns the initial data of the swatch form of a product: the swatches by family, those in `recent` first. Names are empty for a guest.',
  input: v.object({
    /** 0 for the swatches of `selected` and `recent` of any product. */
    sku: codeQuery,
    choiceCode: v.optional(codeQuery, 0),
    /** Choice codes. Without `choiceCode`, the first one of the product is the default. */
    selected: v.optional(codesQuery, ''),
    /** Returns only the default swatch. */
    suppressColorBar: v.optional(queryFlag, false),
    /** Recently viewed swatches of the browser, newest first. SWATCH-16 */
    recent: v.optional(codesQuery, ''),
  }),
  reply: schemas.formSchema,
  example: {
    input: { sku: 100101, choiceCode: 1202, selected: '3002,1202,2001', recent: '1202' },
    reply: {
      Sku: 100101,
      FabricsByName: { 'Recently Viewed Fabrics': [examples.sage], 'Washed Linen': [examples.flax, examples.sage] },
      DefaultSwatch: examples.sage,
      SwatchModalMessage: 'Choose up to five swatches. They are free, and so is the post.',
      FirstName: '',
      LastName: '',
      EmailAddress: '',
    },
  },
});

export const getSwatchAvailability = endpoint({
  id: 'swatches.availability',
  method: 'GET',
  path: '/free-swatches/get-swatch-availability',
  requirement: 'SWATCH-19, SWATCH-91',
  summary: 'Returns which of the given swatches are unavailable.',
  input: v.object({ choiceCodes: codesQuery }),
  reply: schemas.availabilitySchema,
  example: { input: { choiceCodes: '1201,1202' }, reply: { hasNla: true, nlaFabrics: [examples.flax] } },
});

export const orderSwatches = endpoint({
  id: 'swatches.order',
  method: 'POST',
  path: '/browse/specialorder/orderfreeswatchessubmit',
  requirement: 'SWATCH-11, SWATCH-17, SWATCH-81',
  summary:
    'Orders free swatches of a product. The same order sent again within a short time returns the first order. For a mismatch of city, state and postal code it returns suggestions.',
  input: schemas.requestSchema,
  reply: schemas.responseSchema,
  example: {
    input: { ...examples.order, State: 'WI' },
    reply: {
      Succeeded: false,
      AddressValidationResult: { Suggestions: [{ City: 'Chicago', State: 'IL', ZipCode: '60062' }] },
      Message: '',
    },
  },
});

export const orderFreeFormSwatches = endpoint({
  id: 'swatches.orderFreeForm',
  method: 'POST',
  path: '/free-swatches/free-form-order',
  requirement: 'SWATCH-94, own path',
  summary: 'Orders free swatches of any products. Shops that configure its path use it in place of orderSwatches.',
  input: schemas.freeFormSchema,
  reply: schemas.responseSchema,
  example: {
    input: { ...examples.order, Sku: 0 },
    reply: {
      Succeeded: true,
      AddressValidationResult: null,
      Message: '',
      OrderNumber: 'FS-4417-0236',
      OrderDate: '2026-03-14T15:09:26.000Z',
    },
  },
});

export const getEmailHash = endpoint({
  id: 'swatches.emailHash',
  method: 'POST',
  path: '/browse/specialorder/GetEmailHashed',
  requirement: 'SWATCH-90, SHA-256',
  summary: 'Returns the SHA-256 hash in hex of an email address, trimmed and in lower case.',
  input: v.object({ email: shortText }),
  reply: schemas.emailHashResponse,
  example: { input: { email: 'robin@example.com' }, reply: { emailHash: examples.emailHash } },
});

export const getHashedContact = endpoint({
  id: 'swatches.hashedContact',
  method: 'POST',
  path: '/free-swatches/hashed-contact',
  requirement: 'SWATCH-93, own path',
  summary:
    'Returns the SHA-256 hashes of an email address and of a phone number as +1 and ten digits. The shop calls it only if its path is configured.',
  input: v.object({ email: shortText, phone: shortText }),
  reply: schemas.hashedContactResponse,
  example: {
    input: { email: 'robin@example.com', phone: '847-272-2888' },
    reply: {
      emailHash: examples.emailHash,
      phoneNumberHash: '06b0640d6194a9a1cf496a7aecb69c26090f383bd28ef4e16ecabf20088e6638',
    },
  },
});
