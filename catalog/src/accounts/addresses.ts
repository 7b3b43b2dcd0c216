import type { AddressWords } from './types.ts';

type Who = readonly [firstName: string, lastName: string, emailAddress: string];

function address(
  [firstName, lastName, emailAddress]: Who,
  address1: string,
  city: Pick<AddressWords, 'city' | 'state' | 'postalCode' | 'country' | 'dayPhone'>,
): AddressWords {
  return { firstName, lastName, emailAddress, address1, address2: '', address3: '', ...city };
}

export const inChicago = (who: Who) =>
  address(who, '1415 W Altgeld St', {
    city: 'Chicago',
    state: 'IL',
    postalCode: '60614',
    country: 'USA',
    dayPhone: '312-342-0142',
  });
export const inBrooklyn = (who: Who) =>
  address(who, '88 Joralemon St', {
    city: 'Brooklyn',
    state: 'NY',
    postalCode: '11201',
    country: 'USA',
    dayPhone: '718-342-0188',
  });
export const inOakland = (who: Who) =>
  address(who, '5120 Telegraph Ave', {
    city: 'Oakland',
    state: 'CA',
    postalCode: '94609',
    country: 'USA',
    dayPhone: '510-342-0120',
  });
export const inHonolulu = (who: Who) =>
  address(who, '2035 Makiki St', {
    city: 'Honolulu',
    state: 'HI',
    postalCode: '96822',
    country: 'USA',
    dayPhone: '808-342-0135',
  });
export const inMontana = (who: Who) =>
  address(who, '17 Rimrock Rd', {
    city: 'Billings',
    state: 'MT',
    postalCode: '59102',
    country: 'USA',
    dayPhone: '406-342-0117',
  });
export const inToronto = (who: Who) =>
  address(who, '260 Euclid Ave', {
    city: 'Toronto',
    state: 'ON',
    postalCode: 'M6J 2K2',
    country: 'CAN',
    dayPhone: '416-342-0160',
  });
