import type { removeUnavailableInstallation as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { removeService } from './remove-unavailable.ts';

/** Returns a bare boolean. VALID-21 */
export const removeUnavailableInstallation: Handler<typeof endpoint> = async (call) => {
  const response = await removeService(call);
  return 'isSuccess' in response ? response.isSuccess : response;
};
