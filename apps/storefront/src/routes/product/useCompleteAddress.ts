import type { SpecialOrderSku } from '@settee/domain';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A complete selection rewrites the address to its own, without a page load; one that is no longer the present one does not. PDP-06, OPT-20 */
export function useCompleteAddress(order: SpecialOrderSku | undefined, present: string): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const address = order?.optionChoiceParameter === present ? order.navigateUrl : undefined;
  useEffect(() => {
    if (!address || address === location.pathname + location.search) return;
    void navigate(address, { replace: true, state, preventScrollReset: true });
  }, [address, state, navigate]);
}
