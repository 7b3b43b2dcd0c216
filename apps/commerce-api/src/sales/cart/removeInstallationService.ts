import type { removeInstallationService as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { changed, changeLine } from './change-line.ts';
import { removeInstallation } from './remove-installation.ts';

/** CART-18 */
export const removeInstallationService: Handler<typeof endpoint> = (call) =>
  changeLine(call, async ({ tx, line, lines }) => {
    if (line.installationType !== '') await removeInstallation(tx, lines, line);
    return changed;
  });
