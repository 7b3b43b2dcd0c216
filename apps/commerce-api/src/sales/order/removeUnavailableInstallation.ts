import type { removeUnavailableInstallation as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { removeService } from './remove-unavailable.ts';

/** Returns a bare boolean. VALID-21 */
export const removeUnavailableInstallation: Handler<typeof endpoint> = async (call) => {
  const answer = await removeService(call);
  return 'isSuccess' in answer ? answer.isSuccess : answer;
};
