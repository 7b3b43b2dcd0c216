import type { saveAddress as endpoint } from '@settee/contract';
import type { AddressWords } from '@settee/catalog';
import { isSameAddress } from '@settee/domain';
import { eq } from 'drizzle-orm';
import { readAddress } from '../../sales/delivery/read-address.ts';
import type { Handler } from '../../platform/handler.ts';
import { validationError, ErrorResponse } from '../../platform/http/error-response.ts';
import { loadAddresses, lockAddressRows, makeDefault, maxAddresses, type AddressRow } from './address-book.ts';
import { requireAccount } from '../../platform/session/require-account.ts';
import { savedAddresses } from './tables.ts';

const notTheirs = validationError([
  { field: 'address.addressId', message: 'We couldn’t find that address in your account.' },
]);
const full = validationError([{ field: 'address', message: `You can save up to ${maxAddresses} addresses.` }]);

/** Adds an address that is not there yet, or changes the one with its id; the first is the default. */
export const saveAddress: Handler<typeof endpoint> = requireAccount(async ({ input, site, ctx, account }) => {
  const read = readAddress(input.address, site, 'shipping');
  if (read instanceof ErrorResponse) return read;
  const { addressId, ...rest } = read;
  const address: AddressWords = rest;
  const refused = await ctx.inTransaction(async (tx) => {
    const rows = await lockAddressRows(tx, account.id);
    const isPresent = (row: AddressRow) =>
      addressId === '' ? isSameAddress(row.address, address) : row.id === addressId;
    const present = rows.find(isPresent);
    if (addressId !== '' && !present) return notTheirs;
    if (!present && rows.length >= maxAddresses) return full;
    const row: AddressRow = present ?? { id: ctx.ids.row(), accountId: account.id, address, isDefault: false };
    if (present) await tx.update(savedAddresses).set({ address }).where(eq(savedAddresses.id, row.id));
    else await tx.insert(savedAddresses).values(row);
    if (input.isDefault || rows.length === 0) await makeDefault(tx, row);
    return null;
  });
  return refused ?? loadAddresses(ctx.db, account.id);
});
