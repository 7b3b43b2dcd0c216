import { addToCart, signOut } from '@settee/contract';
import { useCallback } from 'react';
import { leaveTo } from '../edges/leave.ts';
import { tellOtherTabs } from '../edges/tabs.ts';
import { useSend } from './answer.ts';
import { useProblemLog } from './problems.ts';
import { userRead } from './user.ts';

/** Ends the session of this browser and starts anew at the home page; answers `false` when it could not. SITE-17 */
export function useSignOut(): () => Promise<boolean> {
  const send = useSend();
  const log = useProblemLog();
  return useCallback(async () => {
    const answer = await send(signOut, {});
    if (!answer.ok) {
      log(answer.problem);
      return false;
    }
    // Who it is and all that hangs on a cart: another tab must not go on showing it.
    tellOtherTabs([userRead.endpoint.id, ...(addToCart.refreshes ?? [])]);
    leaveTo('/');
    return true;
  }, [send, log]);
}
