import type { PortResult, SharedLink } from '@settee/checkout-kit';
import { shareCart as endpoint } from '@settee/contract';
import { ok, sharedCartUrl } from '@settee/domain';
import { addressOf } from '../edges/navigation.ts';
import type { Send } from './port-result.ts';

/** Makes a link to what is in the cart. */
export async function shareCart(
  send: Send,
): Promise<PortResult<SharedLink | { isSuccess: false; errorMessage: string }>> {
  const result = await send(endpoint, {});
  if (!result.ok) return result;
  const { value } = result;
  if (!value.isSuccess) return ok(value);
  return ok({ isSuccess: true, url: addressOf(sharedCartUrl(value.shareId)), expiresAt: value.expiresAt });
}
