import { addToCart, signOut } from '@settee/contract';
import { useCallback } from 'react';
import { dropCheckoutDrafts } from '../edges/checkout-drafts.ts';
import { navigateWithoutBfcache } from '../edges/navigation.ts';
import { broadcastInvalidation } from '../edges/tabs.ts';
import { useSafeMutation } from './port-result.ts';
import { useProblemLog } from './problems.ts';
import { userQuery } from './user.ts';

/** Opens the home page after a sign-out; removes checkout drafts and invalidates user and cart in other tabs. */
export function leaveSignedOut(): void {
  dropCheckoutDrafts();
  broadcastInvalidation([userQuery.endpoint.id, ...(addToCart.invalidates ?? [])]);
  navigateWithoutBfcache('/');
}

/** Signs out in this browser and opens the home page; returns `false` on an error. SITE-17 */
export function useSignOut(): () => Promise<boolean> {
  const send = useSafeMutation();
  const log = useProblemLog();
  return useCallback(async () => {
    const result = await send(signOut, {});
    if (!result.ok) {
      log(result.error);
      return false;
    }
    leaveSignedOut();
    return true;
  }, [send, log]);
}
