import type { checkResetLink as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { findToken } from './tokens.ts';

/** PWD-01 */
export const checkResetLink: Handler<typeof endpoint> = async ({ input, ctx }) => ({
  isValid: !ctx.identity && (await findToken(ctx, 'reset-password', input.token)) !== null,
});
