import type { getBrowsers as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { browsersOf } from './browsers-of.ts';
import { requireAccount } from './require-account.ts';

export const getBrowsers: Handler<typeof endpoint> = requireAccount(({ ctx, session, account }) =>
  browsersOf(ctx, session, account.id),
);
