import * as schemas from './account.schemas.ts';
import { endpoint } from './endpoint.ts';
import * as examples from './examples/account.ts';
import { emptySchema } from './fields.ts';

export const getUserAccount = endpoint({
  id: 'account.user',
  method: 'GET',
  path: '/account/user',
  requirement: 'SIGN-04, own path',
  summary: 'Returns the account of the shopper; empty strings for a guest.',
  input: emptySchema,
  reply: schemas.userAccountSchema,
  example: { input: {}, reply: examples.account },
});
