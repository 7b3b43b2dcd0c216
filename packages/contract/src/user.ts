import type * as Schemas from './account.schemas.ts';
import { endpoint } from './endpoint.ts';

/** Apart from the other calls of the account, because the header of every page makes it. */
export const getUserAccount = /* @__PURE__ */ endpoint<typeof Schemas.getUserAccount>({
  id: 'account.user',
  method: 'GET',
  path: '/account/user',
  requirement: 'SIGN-04, path ours',
});
