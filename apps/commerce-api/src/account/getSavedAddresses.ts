import type { getSavedAddresses as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { addressesOf } from './address-book.ts';
import { forAccount } from './for-account.ts';

export const getSavedAddresses: Handler<typeof endpoint> = forAccount(({ world, account }) =>
  addressesOf(world.db, account.id),
);
