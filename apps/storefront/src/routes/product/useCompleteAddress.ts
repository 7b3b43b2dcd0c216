import type { SpecialOrderSku } from '@settee/domain';
import { useEffect } from 'react';
import { useNavigate } from '../../router/router.tsx';

/** A complete selection rewrites the address to its own, without a page load. PDP-06, OPT-20 */
export function useCompleteAddress(order: SpecialOrderSku | undefined): void {
  const navigate = useNavigate();
  const address = order?.navigateUrl;
  useEffect(() => {
    if (!address || address === location.pathname + location.search) return;
    navigate(address, { replace: true });
  }, [address, navigate]);
}
