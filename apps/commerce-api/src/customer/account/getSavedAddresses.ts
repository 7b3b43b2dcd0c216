import type { getSavedAddresses as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { loadAddresses } from './address-book.ts';
import { requireAccount } from '../../platform/session/require-account.ts';

export const getSavedAddresses: Handler<typeof endpoint> = requireAccount(({ ctx, account }) =>
  loadAddresses(ctx.db, account.id),
);
