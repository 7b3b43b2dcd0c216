import type { CheckoutPorts } from '@settee/checkout-kit';
import { getPopup } from '@settee/contract';
import { ok } from '@settee/domain';
import { useCallback } from 'react';
import { CmsContent } from './CmsContent.tsx';
import { useSafeMutation } from './port-result.ts';

/** Loads the help that shows the security code on a card. CMS-02, CARD-05 */
export function useSecurityCodeHelp(): CheckoutPorts['securityCodeHelp'] {
  const send = useSafeMutation();
  return useCallback(async () => {
    const result = await send(getPopup, { popupName: 'CreditCardVerification' });
    if (!result.ok) return result;
    const { title, html } = result.value;
    return ok({ title, body: <CmsContent html={html} /> });
  }, [send]);
}
