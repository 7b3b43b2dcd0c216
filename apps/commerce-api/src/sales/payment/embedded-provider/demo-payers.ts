import type { Address, SiteCulture, WalletKind } from '@settee/domain';

/** Addresses of the demo account, the default first. */
const addresses: Readonly<Record<SiteCulture, readonly [Address, Address]>> = {
  USA: [
    {
      addressId: '',
      firstName: 'Dana',
      lastName: 'Demo',
      address1: '233 S Wacker Dr',
      address2: '',
      address3: '',
      country: 'USA',
      city: 'Chicago',
      state: 'IL',
      postalCode: '60606',
      dayPhone: '312-342-0188',
      emailAddress: 'dana@example.com',
    },
    {
      addressId: '',
      firstName: 'Dana',
      lastName: 'Demo',
      address1: '1211 SW 5th Ave',
      address2: 'Suite 200',
      address3: '',
      country: 'USA',
      city: 'Portland',
      state: 'OR',
      postalCode: '97204',
      dayPhone: '503-342-0188',
      emailAddress: 'dana@example.com',
    },
  ],
  CANADA: [
    {
      addressId: '',
      firstName: 'Dana',
      lastName: 'Demo',
      address1: '100 Queen St W',
      address2: '',
      address3: '',
      country: 'CAN',
      city: 'Toronto',
      state: 'ON',
      postalCode: 'M5H 2N2',
      dayPhone: '416-342-0188',
      emailAddress: 'dana@example.ca',
    },
    {
      addressId: '',
      firstName: 'Dana',
      lastName: 'Demo',
      address1: '453 W 12th Ave',
      address2: '',
      address3: '',
      country: 'CAN',
      city: 'Vancouver',
      state: 'BC',
      postalCode: 'V5Y 1V4',
      dayPhone: '604-342-0188',
      emailAddress: 'dana@example.ca',
    },
  ],
};

/** Addresses of the demo account of a wallet. */
export const getDemoAddresses = (siteCulture: SiteCulture) => addresses[siteCulture];

/** Names of the demo accounts. */
export function getDemoAccount(kind: WalletKind, siteCulture: SiteCulture): string {
  if (kind === 'venmo') return '@dana-demo';
  if (kind === 'applePay') return 'Visa ending in 1111';
  return addresses[siteCulture][0].emailAddress;
}
