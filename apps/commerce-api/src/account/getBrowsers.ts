import type { getBrowsers as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { loadBrowsers } from './load-browsers.ts';
import { requireAccount } from './require-account.ts';

export const getBrowsers: Handler<typeof endpoint> = requireAccount(({ ctx, session, account }) =>
  loadBrowsers(ctx, session, account.id),
);
