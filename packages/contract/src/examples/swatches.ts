import type { SwatchData, SwatchOrderRequest } from '@settee/domain';
import { example } from '../example.ts';
import {
  getEmailHash,
  getHashedContact,
  getSwatchAvailability,
  getSwatchForm,
  orderFreeFormSwatches,
  orderSwatches,
} from '../swatches.ts';

const sage: SwatchData = {
  ChoiceCode: 1202,
  Description: 'Washed Linen, Sage',
  ImagePath: '/pictures/fabric.1202-320.avif',
  Attributes: [{ AttributeId: 'swatch-in-stock', Value: 'yes' }],
  IsStock: false,
  PriceGroupCode: 'B',
};
const flax: SwatchData = {
  ...sage,
  ChoiceCode: 1201,
  Description: 'Washed Linen, Flax',
  ImagePath: '/pictures/fabric.1201-320.avif',
  Attributes: [{ AttributeId: 'swatch-in-stock', Value: 'no' }],
};

const order: SwatchOrderRequest = {
  Sku: 100101,
  FirstName: 'Robin',
  LastName: 'Hale',
  Address1: '1250 Techny Road',
  Address2: '',
  City: 'Northbrook',
  State: 'IL',
  PostalCode: '60062',
  DayPhone: '847-272-2888',
  EmailAddress: 'robin@example.com',
  swatch: [1202],
  UseAddressAsEntered: false,
  CanadaEmailSignup: false,
  SignUp: true,
};
const emailHash = 'f05d39646dbce98985a5ceb4deab73da65781f0b21d60271a764ff9d2227f1c2';

export const swatchesExamples = [
  example(
    getSwatchForm,
    "The swatches of a product by family, those of `recent` first; guests' names are empty.",
    { sku: 100101, choiceCode: 1202, selected: '3002,1202,2001', recent: '1202' },
    {
      Sku: 100101,
      FabricsByName: { 'Recently Viewed Fabrics': [sage], 'Washed Linen': [flax, sage] },
      DefaultSwatch: sage,
      SwatchModalMessage: 'Choose up to five swatches. They are free, and so is the post.',
      FirstName: '',
      LastName: '',
      EmailAddress: '',
    },
  ),
  example(
    getSwatchAvailability,
    'Which of some swatches cannot be had.',
    { choiceCodes: '1201,1202' },
    { hasNla: true, nlaFabrics: [flax] },
  ),
  example(
    orderSwatches,
    'A city, state and zip that do not belong together come back with suggestions; without any the street is doubtful.',
    { ...order, State: 'WI' },
    {
      Succeeded: false,
      AddressValidationResult: { Suggestions: [{ City: 'Chicago', State: 'IL', ZipCode: '60062' }] },
      Message: '',
    },
  ),
  example(
    orderFreeFormSwatches,
    'Orders swatches, whatever product they are of.',
    { ...order, Sku: 0 },
    {
      Succeeded: true,
      AddressValidationResult: null,
      Message: '',
      OrderNumber: 'FS-4417-0236',
      OrderDate: '2026-03-14T15:09:26.000Z',
    },
  ),
  example(getEmailHash, 'The hash of an email address.', { email: 'robin@example.com' }, { emailHash }),
  example(
    getHashedContact,
    'The hashes of an email address and of a phone number.',
    { email: 'robin@example.com', phone: '847-272-2888' },
    { emailHash, phoneNumberHash: '06b0640d6194a9a1cf496a7aecb69c26090f383bd28ef4e16ecabf20088e6638' },
  ),
];
