import {
  removeAllNlaItems,
  removeInHousePersonalizedNlaItems,
  removeNlaItems,
  removePersonalizedItems,
  removePfasItems,
  removeUnavailableInstallation,
} from '@settee/contract';
import { ok, type ValidationRemoval } from '@settee/domain';
import type { Send } from './port-result.ts';

const removals = {
  RemoveNlaItems: removeNlaItems,
  RemoveAllNlaItems: removeAllNlaItems,
  RemoveInHousePersonalizedNlaItems: removeInHousePersonalizedNlaItems,
  RemovePfasItems: removePfasItems,
  RemovePersonalizedItems: removePersonalizedItems,
} as const;

/** Makes the call of a popup. VALID-16 to VALID-21 */
export async function removeBy(send: Send, removal: ValidationRemoval) {
  if (removal !== 'RemoveInstallationService') return send(removals[removal], {});
  const result = await send(removeUnavailableInstallation, {});
  return result.ok ? ok({ isSuccess: result.value }) : result;
}
