import type { requestPasswordReset as endpoint } from '@settee/contract';
import type { Handler } from '../handler.ts';
import { askForReset } from './ask-for-reset.ts';

/** PWD-14 */
export const requestPasswordReset: Handler<typeof endpoint> = (call) => askForReset(call, call.input.accountEmail);
