import type { CustomerDirectory } from '../../platform/ports/customer-directory.ts';
import { loadAddresses } from './address-book.ts';

export const customerDirectory: CustomerDirectory = {
  findAddresses: async (db, accountId) => (await loadAddresses(db, accountId)).addresses.map(({ address }) => address),
};
