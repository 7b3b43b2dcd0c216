import type { checkResetLink as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { peekToken } from './tokens.ts';

/** PWD-01 */
export const checkResetLink: Handler<typeof endpoint> = async ({ input, world }) => ({
  isValid: !world.identity && (await peekToken(world, 'reset-password', input.token)) !== null,
});
