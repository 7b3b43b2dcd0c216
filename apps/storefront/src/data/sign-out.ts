import { addToCart, signOut } from '@settee/contract';
import { useCallback } from 'react';
import { dropCheckoutDrafts } from '../edges/checkout-drafts.ts';
import { navigateWithoutBfcache } from '../edges/navigation.ts';
import { broadcastInvalidation } from '../edges/tabs.ts';
import { useSafeMutation } from './port-result.ts';
import { useProblemLog } from './problems.ts';
import { userRead } from './user.ts';

/** Starts anew at the home page where nobody is signed in any more; other tabs must not go on showing who it was and what hangs on a cart. */
export function leaveSignedOut(): void {
  dropCheckoutDrafts();
  broadcastInvalidation([userRead.endpoint.id, ...(addToCart.invalidates ?? [])]);
  navigateWithoutBfcache('/');
}

/** Ends the session of this browser and starts anew at the home page; answers `false` when it could not. SITE-17 */
export function useSignOut(): () => Promise<boolean> {
  const send = useSafeMutation();
  const log = useProblemLog();
  return useCallback(async () => {
    const answer = await send(signOut, {});
    if (!answer.ok) {
      log(answer.error);
      return false;
    }
    leaveSignedOut();
    return true;
  }, [send, log]);
}
