import { expect, test } from 'vitest';
import { addressReducer, emptyAddress, startAddress, type AddressFormState } from './address-reducer.ts';

const start = (change: Partial<AddressFormState['address']>) => startAddress({ ...emptyAddress('USA'), ...change });
const chicago = { city: 'Chicago', state: 'IL' };
const found = (state: AddressFormState, postalCode: string, place = chicago) =>
  addressReducer(state, { type: 'placeFound', postalCode, place });
const retyped = (state: AddressFormState, text: string) =>
  addressReducer(state, { type: 'changed', field: 'postalCode', text, siteCulture: 'USA' });

test('SHIP-10: a postal code fills its city and state', () => {
  expect(found(start({ postalCode: '60614' }), '60614').address).toMatchObject(chicago);
});

test('SHIP-10: another postal code replaces what the first one filled', () => {
  const state = retyped(found(start({ postalCode: '60614' }), '60614'), '97201');
  const portland = { city: 'Portland', state: 'OR' };
  expect(found(state, '97201', portland).address).toMatchObject(portland);
});

test('SHIP-10: what the shopper entered stays', () => {
  expect(found(start({ postalCode: '60614', city: 'Evanston', state: 'WI' }), '60614').address).toMatchObject({
    city: 'Evanston',
    state: 'WI',
  });
});

test('SHIP-10: a response to an earlier postal code changes nothing', () => {
  const state = start({ postalCode: '97201' });
  expect(found(state, '60614')).toBe(state);
});

test('SHIP-10: errors of filled fields are cleared, others stay', () => {
  const wrong = addressReducer(start({ postalCode: '60614' }), {
    type: 'validated',
    problems: { city: 'missing', state: 'missing', firstName: 'missing' },
  });
  expect(found(wrong, '60614').problems).toEqual({ firstName: 'missing' });
});

test('SHIP-10: an area without a city fills the province alone', () => {
  const state = start({ postalCode: 'M5J 0B8' });
  expect(found(state, 'M5J 0B8', { city: '', state: 'ON' }).address).toMatchObject({ city: '', state: 'ON' });
});
