import type { removeAddress as endpoint } from '@settee/contract';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/handler.ts';
import { loadAddresses, lockAddressRows, makeDefault } from './address-book.ts';
import { requireAccount } from '../../platform/session/require-account.ts';
import { savedAddresses } from './tables.ts';

/** Removes an address; one that is not there, or another's, changes nothing. The oldest left becomes the default. */
export const removeAddress: Handler<typeof endpoint> = requireAccount(async ({ input, ctx, account }) => {
  await ctx.inTransaction(async (tx) => {
    const rows = await lockAddressRows(tx, account.id);
    const gone = rows.find(({ id }) => id === input.addressId);
    if (!gone) return;
    await tx.delete(savedAddresses).where(eq(savedAddresses.id, gone.id));
    const next = rows.find(({ id }) => id !== gone.id);
    if (gone.isDefault && next) await makeDefault(tx, next);
  });
  return loadAddresses(ctx.db, account.id);
});
