import type { SwatchData, SwatchOrderRequest } from '@settee/domain';

export const sage: SwatchData = {
  ChoiceCode: 1202,
  Description: 'Washed Linen, Sage',
  ImagePath: '/pictures/fabric.1202-320.avif',
  Attributes: [{ AttributeId: 'swatch-in-stock', Value: 'yes' }],
  IsStock: false,
  PriceGroupCode: 'B',
};
export const flax: SwatchData = {
  ...sage,
  ChoiceCode: 1201,
  Description: 'Washed Linen, Flax',
  ImagePath: '/pictures/fabric.1201-320.avif',
  Attributes: [{ AttributeId: 'swatch-in-stock', Value: 'no' }],
};

export const order: SwatchOrderRequest = {
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
export const emailHash = 'f05d39646dbce98985a5ceb4deab73da65781f0b21d60271a764ff9d2227f1c2';
