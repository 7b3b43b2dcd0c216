import { expect, test } from 'vitest';
import { validateAddress, firstWrongAddressField, isShippedTo } from './address-form.ts';
import { addressMaxLengths } from './address-max-lengths.ts';
import { type CountryRules, getCountryRules } from './country-rules.ts';
import {
  countries as allCountries,
  getCountries,
  getCountryName,
  getCountryOfLocale,
  getHomeCountry,
} from './countries.ts';
import { canadianProvinces, getRegions, usMilitary, usTerritories } from './regions.ts';

const address = {
  firstName: 'Maren',
  lastName: 'Lindqvist',
  address1: '2140 N Cleveland Ave',
  address2: 'Apt 3',
  address3: '',
  country: 'USA',
  city: 'Chicago',
  state: 'IL',
  postalCode: '60614',
  dayPhone: '(773) 272-2888',
  emailAddress: 'maren@domain.com',
};
const canadian = {
  ...address,
  country: 'CAN',
  city: 'Toronto',
  state: 'ON',
  postalCode: 'M5V 2T6',
  dayPhone: '4162722888',
};

test('SHIP-13: a right address has no problem on its site', () => {
  expect(validateAddress(address, 'USA')).toEqual({});
  expect(validateAddress(canadian, 'CANADA')).toEqual({});
});

test('SHIP-13: every required field of an empty address is missing, address 2 and 3 are not', () => {
  const blank = Object.fromEntries(Object.keys(address).map((field) => [field, ' '])) as typeof address;
  const problems = validateAddress(blank, 'USA');
  expect(Object.keys(problems)).toEqual([
    'firstName',
    'lastName',
    'address1',
    'country',
    'postalCode',
    'city',
    'state',
    'dayPhone',
    'emailAddress',
  ]);
  expect(new Set(Object.values(problems))).toEqual(new Set(['missing']));
});

test.each([
  ['firstName', 'M4ren'],
  ['lastName', 'L'],
  ['address1', '<b>'],
  ['address2', '</script>'],
  ['address3', '{}'],
  ['country', 'CAN'],
  ['city', '😀'],
  ['state', 'ON'],
  ['postalCode', 'M5V 2T6'],
  ['dayPhone', '555'],
  ['emailAddress', 'maren@domain.house'],
] as const)('SHIP-13: on the US site %s %j alone is invalid', (field, typed) => {
  expect(validateAddress({ ...address, [field]: typed }, 'USA')).toEqual({ [field]: 'invalid' });
});

test.each([
  ['firstName', 'x'.repeat(21)],
  ['address1', '1234 North Lake Shore Drive Apartment 1205'],
  ['address2', 'x'.repeat(31)],
  ['city', 'x'.repeat(29)],
  ['emailAddress', `${'m'.repeat(60)}@domain.com`],
] as const)('guideline 89: %s %j is too long, whatever else it is', (field, typed) => {
  expect(validateAddress({ ...address, [field]: typed }, 'USA')).toEqual({ [field]: 'too-long' });
});

test('a card number stays one, however long the text is', () => {
  const typed = `${'x'.repeat(20)} 4111 1111 1111 1111`;
  expect(validateAddress({ ...address, address1: typed }, 'USA')).toEqual({ address1: 'card-number' });
});

test('README decision 4: a form may lift the bound of the top-level domain', () => {
  expect(validateAddress({ ...address, emailAddress: 'maren@domain.house' }, 'USA', { topLevelDomain: 'any' })).toEqual(
    {},
  );
});

test('focus moves to the first invalid field in form order', () => {
  expect(firstWrongAddressField({ emailAddress: 'missing', city: 'invalid', state: 'missing' })).toBe('city');
  expect(firstWrongAddressField({})).toBeNull();
});

test('SWATCH-35, SWATCH-40, SWATCH-42, SWATCH-48, SWATCH-60, SWATCH-63: how much each input takes', () => {
  expect(addressMaxLengths('USA')).toEqual({
    firstName: 20,
    lastName: 20,
    address1: 30,
    address2: 30,
    address3: 30,
    city: 28,
    state: 28,
    postalCode: 5,
    dayPhone: 16,
    emailAddress: 66,
  });
  expect(addressMaxLengths('CANADA').postalCode).toBe(7);
});

test('SHIP-15, SWATCH-54: the country list leaves out Canada on the US site', () => {
  const codes = getCountries('USA', 'billing').map(({ code }) => code);
  expect(codes).toContain('USA');
  expect(codes).not.toContain('CAN');
});

test('SHIP-16, SWATCH-55: the country list leaves out the US on the Canada site', () => {
  const codes = getCountries('CANADA', 'billing').map(({ code }) => code);
  expect(codes).toContain('CAN');
  expect(codes).not.toContain('USA');
});

test('the country list is in the language of the site, in its alphabetical order', () => {
  const names = getCountries('CANADA', 'billing', undefined, 'fr-CA').map(({ name }) => name);
  expect(names).toContain('Allemagne');
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'fr')));
  expect(names.indexOf('États-Unis')).toBe(-1);
  expect(getCountries('USA', 'billing', undefined, 'es-US').map(({ name }) => name)).toContain('Estados Unidos');
  expect(getCountries('CANADA', 'billing', undefined, 'en-CA')).toEqual(getCountries('CANADA', 'billing'));
  const sold = [{ code: 'CAN', name: 'Chez nous' }];
  expect(getCountries('CANADA', 'billing', sold, 'fr-CA').slice(0, 2)).toEqual([
    ...sold,
    { code: 'ZAF', name: 'Afrique du Sud' },
  ]);
});

test.each([
  ['en-US', 'USA', 'United States'],
  ['fr-CA', 'CAN', 'Canada'],
  ['de-DE', 'DEU', 'Deutschland'],
  ['zh-Hant-TW', 'TWN', '台灣'],
])('%s names the country %s', (locale, code, name) => {
  expect(getCountryOfLocale(locale)).toEqual({ code, name });
});

test.each(['fr', 'en-XA', 'es-419'])('%s names no country', (locale) => {
  expect(getCountryOfLocale(locale)).toBeNull();
});

test('a country has the name that the site gives it, else the one in its language, else its code', () => {
  expect(getCountryName('GBR', [{ code: 'GBR', name: 'UK' }], 'fr-CA')).toBe('UK');
  expect(getCountryName('GBR', [], 'fr-CA')).toBe('Royaume-Uni');
  expect(getCountryName('USA')).toBe('United States');
  expect(getCountryName('XXX', [], 'fr-CA')).toBe('XXX');
});

test('every country of the list has a region that names it', () => {
  for (const { code, name } of [...getCountries('USA', 'billing'), ...getCountries('CANADA', 'billing')]) {
    const region = allCountries.find((country) => country.code === code)?.region;
    expect(new Intl.DisplayNames('en', { type: 'region' }).of(region ?? '')).toContain(name.split(' ')[0]);
  }
});

test('README decision 18: a site ships to its own country alone', () => {
  expect(getCountries('USA', 'shipping').map(({ code }) => code)).toEqual(['USA']);
  expect(getCountries('CANADA', 'shipping').map(({ code }) => code)).toEqual(['CAN']);
});

const french = {
  ...address,
  address1: '14 rue Mercière',
  country: 'FRA',
  city: 'Lyon',
  state: '',
  postalCode: '69002',
  dayPhone: '+33 4 72 00 00 00',
};
const hongKong = { ...french, country: 'HKG', city: 'Hong Kong', postalCode: '' };

test.each([
  ['the US', address, 'USA', {}],
  ['France with a US state and ZIP', { ...address, country: 'FRA' }, 'USA', { country: 'invalid' }],
  ['Canada from the US site', canadian, 'USA', { country: 'invalid', state: 'invalid', postalCode: 'invalid' }],
  ['the US from the Canada site', address, 'CANADA', { country: 'invalid', state: 'invalid', postalCode: 'invalid' }],
  [
    'Quebec, to a city with exclamation marks',
    { ...canadian, city: 'Saint-Louis-du-Ha! Ha!', state: 'QC', postalCode: 'G0L 1Y0' },
    'CANADA',
    {},
  ],
  ['no country that there is', { ...address, country: 'ZZZ' }, 'USA', { country: 'invalid' }],
] as const)('README decision 18: an order to %s', (_, to, siteCulture, problems) => {
  expect(validateAddress(to, siteCulture, { purpose: 'shipping' })).toEqual(problems);
  expect(validateAddress(to, siteCulture)).toEqual(problems);
});

test.each([
  ['France without a state', french, 'USA', {}],
  ['France, on the Canada site', french, 'CANADA', {}],
  ['Hong Kong, which has no postal codes', hongKong, 'USA', {}],
  ['a region by name', { ...french, country: 'GBR', state: 'Kent', postalCode: 'CT1 2EH' }, 'USA', {}],
  [
    'a foreign address of wrong signs',
    { ...french, state: '<b>', postalCode: '690_02', dayPhone: '12' },
    'USA',
    { state: 'invalid', postalCode: 'invalid', dayPhone: 'invalid' },
  ],
  ['a foreign address without a phone', { ...french, dayPhone: '' }, 'USA', { dayPhone: 'missing' }],
  ['the US without a state', { ...address, state: '' }, 'USA', { state: 'missing' }],
  ['Canada, on the US site', canadian, 'USA', { country: 'invalid', state: 'invalid', postalCode: 'invalid' }],
] as const)('README decision 18: a bill to %s', (_, to, siteCulture, problems) => {
  expect(validateAddress(to, siteCulture, { purpose: 'billing' })).toEqual(problems);
});

test('README decision 18: where a site ships to is where its tax is known', () => {
  for (const siteCulture of ['USA', 'CANADA'] as const) {
    const home = getHomeCountry(siteCulture);
    for (const { code } of getRegions(siteCulture))
      expect(isShippedTo({ country: home, state: code }, siteCulture)).toBe(true);
    expect(isShippedTo({ country: home, state: '' }, siteCulture)).toBe(false);
    expect(isShippedTo({ country: 'FRA', state: siteCulture === 'USA' ? 'IL' : 'ON' }, siteCulture)).toBe(false);
  }
});

test('SHIP-17, SWATCH-52: the US state list has 50 states, the capital, territories and military codes', () => {
  const codes = getRegions('USA').map(({ code }) => code);
  expect(codes).toHaveLength(50 + 1 + usTerritories.length + usMilitary.length);
  expect(codes).toEqual(expect.arrayContaining(['AK', 'HI', 'DC', 'PR', 'GU', 'VI', 'AS', 'MP', 'AA', 'AE', 'AP']));
  expect(new Set(codes).size).toBe(codes.length);
});

test('SHIP-18, SWATCH-51: the Canadian site lists 13 provinces', () => {
  expect(getRegions('CANADA')).toBe(canadianProvinces);
  expect(new Set(canadianProvinces.map(({ code }) => code)).size).toBe(13);
});

test('every region and country has a code and a name', () => {
  for (const { code, name } of [...getRegions('USA'), ...canadianProvinces])
    expect(`${code} ${name}`).toMatch(/^[A-Z]{2} \S.*\S$/);
  for (const { code, name } of getCountries('USA', 'billing'))
    expect(`${code} ${name}`).toMatch(/^[A-Z]{3} \p{L}.*\p{L}$/u);
});

const unitedKingdom: CountryRules = {
  code: 'GBR',
  name: 'United Kingdom',
  regions: [],
  postalCode: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, maxLength: 8 },
  phone: /^(?:\+44|0)\d{9,10}$/,
};
const countries = [unitedKingdom, getCountryRules('USA')];
const inLondon = {
  ...address,
  country: 'GBR',
  city: 'London',
  state: '',
  postalCode: 'SW1A 1AA',
  dayPhone: '+44 20 7946 0958',
};

test('a site with given countries validates an address by the rules of its country', () => {
  expect(validateAddress(inLondon, 'USA', { countries })).toEqual({});
  expect(validateAddress({ ...inLondon, postalCode: '60614', dayPhone: '12' }, 'USA', { countries })).toEqual({
    postalCode: 'invalid',
    dayPhone: 'invalid',
  });
  expect(validateAddress({ ...inLondon, postalCode: ' ', dayPhone: '' }, 'USA', { countries })).toEqual({
    postalCode: 'missing',
    dayPhone: 'missing',
  });
  expect(validateAddress(address, 'USA', { countries })).toEqual({});
  expect(validateAddress({ ...address, state: '' }, 'USA', { countries })).toEqual({ state: 'missing' });
});

test('a site with given countries ships to these and bills in all', () => {
  const inParis = { ...inLondon, country: 'FRA', city: 'Paris', postalCode: '75001', dayPhone: '+33 1 42 00 00 00' };
  expect(validateAddress(inParis, 'USA', { countries })).toMatchObject({ country: 'invalid' });
  expect(validateAddress(inParis, 'USA', { countries, purpose: 'billing' })).toEqual({});
  expect(getCountries('USA', 'shipping', countries)).toBe(countries);
  expect(
    getCountries('USA', 'billing', countries)
      .map(({ code }) => code)
      .slice(0, 3),
  ).toEqual(['GBR', 'USA', 'ARG']);
});
