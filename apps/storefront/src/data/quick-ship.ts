import type { ZipPorts } from '@settee/checkout-kit';
import type { QuickShipPorts } from '@settee/configurator-kit';
import { applyZip, getQuickShip, validateZip } from '@settee/contract';
import { useMemo } from 'react';
import { useSafeMutation } from './port-result.ts';
import { useErrorLog } from './problems.ts';

/**
 * Returns the ports of the quick-ship sidebar, which also changes the postal code of the cart. QSHIP-04,
 * QSHIP-06, ZIP-20
 */
export function useQuickShipPorts(): QuickShipPorts & ZipPorts {
  const send = useSafeMutation();
  const log = useErrorLog();
  return useMemo(
    () => ({
      load: (sku) => send(getQuickShip, { sku }),
      checkZip: (zipCode) => send(validateZip, { zipCode }),
      applyZip: (zipCode) => send(applyZip, { zipCode }),
      log,
    }),
    [send, log],
  );
}
