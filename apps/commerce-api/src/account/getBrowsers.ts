import type { getBrowsers as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { browsersOf } from './browsers-of.ts';
import { forAccount } from './for-account.ts';

export const getBrowsers: Handler<typeof endpoint> = forAccount(({ world, session, account }) =>
  browsersOf(world, session, account.id),
);
