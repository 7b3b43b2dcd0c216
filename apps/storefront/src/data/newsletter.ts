import { confirmNewsletter, subscribeToNewsletter, unsubscribeFromNewsletter } from '@settee/contract';
import type { NewsletterAction } from '@settee/domain';
import { useCallback } from 'react';
import { useSafeMutation } from './port-result.ts';

/** Returns the function that subscribes an email address. */
export function useSubscribe() {
  const send = useSafeMutation();
  return useCallback((emailAddress: string) => send(subscribeToNewsletter, { emailAddress }), [send]);
}

/** Returns the function that runs the action of an emailed link; it returns `null` when the request failed. */
export function useNewsletterLink(): (action: NewsletterAction, token: string) => Promise<boolean | null> {
  const send = useSafeMutation();
  return useCallback(
    async (action, token) => {
      const result = await send(action === 'confirm' ? confirmNewsletter : unsubscribeFromNewsletter, { token });
      return result.ok ? result.value.isSuccess : null;
    },
    [send],
  );
}
