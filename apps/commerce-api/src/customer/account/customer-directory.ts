import type { CustomerDirectory } from '../../platform/ports/customer-directory.ts';
import { addressesOf } from './address-book.ts';

export const customerDirectory: CustomerDirectory = {
  findAddresses: async (db, accountId) => (await addressesOf(db, accountId)).addresses.map(({ address }) => address),
};
