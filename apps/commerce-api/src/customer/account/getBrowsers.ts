import type { getBrowsers as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { loadBrowsers } from './load-browsers.ts';
import { requireAccount } from '../../platform/session/require-account.ts';

export const getBrowsers: Handler<typeof endpoint> = requireAccount(({ ctx, session, account }) =>
  loadBrowsers(ctx, session, account.id),
);
