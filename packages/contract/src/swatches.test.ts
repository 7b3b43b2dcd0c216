import { expect, test } from 'vitest';
import type { AnyEndpoint } from './endpoint.ts';
import {
  getEmailHash,
  getHashedContact,
  getSwatchAvailability,
  getSwatchForm,
  orderFreeFormSwatches,
  orderSwatches,
} from './swatches.ts';
import { has } from './testing/has-field.ts';

const order =
  'Sku FirstName LastName Address1 Address2 City State PostalCode DayPhone EmailAddress swatch UseAddressAsEntered CanadaEmailSignup SignUp';
const responseText = 'Succeeded AddressValidationResult Message';
const swatch = 'ChoiceCode Description ImagePath Attributes.AttributeId Attributes.Value IsStock PriceGroupCode';
const under = (prefix: string, names: string) => names.replaceAll(/(\S+)/g, `${prefix}.$1`);

test.each<[string, AnyEndpoint, 'POST' | 'GET', string, string, string]>([
  [
    'SWATCH-11, SWATCH-81',
    orderSwatches,
    'POST',
    '/browse/specialorder/orderfreeswatchessubmit',
    order,
    `${responseText} OrderNumber OrderDate`,
  ],
  [
    'SWATCH-17',
    orderSwatches,
    'POST',
    '/browse/specialorder/orderfreeswatchessubmit',
    '',
    under('AddressValidationResult.Suggestions', 'City State ZipCode'),
  ],
  ['SWATCH-94', orderFreeFormSwatches, 'POST', '/free-swatches/free-form-order', order, responseText],
  [
    'SWATCH-18, SWATCH-92',
    getSwatchForm,
    'GET',
    '/browse/specialorder/orderfreeswatches',
    'sku choiceCode selected suppressColorBar',
    '',
  ],
  [
    'SWATCH-15',
    getSwatchForm,
    'GET',
    '/browse/specialorder/orderfreeswatches',
    '',
    'Sku FabricsByName DefaultSwatch SwatchModalMessage FirstName LastName EmailAddress',
  ],
  ['SWATCH-14', getSwatchForm, 'GET', '/browse/specialorder/orderfreeswatches', '', under('DefaultSwatch', swatch)],
  [
    'SWATCH-19, SWATCH-91',
    getSwatchAvailability,
    'GET',
    '/free-swatches/get-swatch-availability',
    'choiceCodes',
    `hasNla nlaFabrics ${under('nlaFabrics', swatch)}`,
  ],
  ['SWATCH-90', getEmailHash, 'POST', '/browse/specialorder/GetEmailHashed', 'email', 'emailHash'],
  ['SWATCH-93', getHashedContact, 'POST', '/free-swatches/hashed-contact', 'email phone', 'emailHash phoneNumberHash'],
])('%s: a call of the swatches has its path and its fields', (_, endpoint, method, path, taken, given) => {
  expect(endpoint).toMatchObject({ method, path });
  const missing = (side: 'input' | 'reply', names: string) =>
    names.split(' ').filter((name) => name !== '' && !has(endpoint, side, name));
  expect([missing('input', taken), missing('reply', given)]).toEqual([[], []]);
});
