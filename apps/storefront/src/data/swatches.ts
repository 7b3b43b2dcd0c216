import type { SwatchPorts } from '@settee/configurator-kit';
import {
  getEmailHash,
  getHashedContact,
  getSwatchAvailability,
  getSwatchForm,
  isOverridable,
  orderFreeFormSwatches,
  orderSwatches,
} from '@settee/contract';
import { useMemo } from 'react';
import { updateSwatchCart, swatchCart } from '../edges/swatch-cart.ts';
import { useSafeMutation } from './port-result.ts';
import { usePage } from './site.ts';
import { useErrorLog, useLog } from './problems.ts';
import { toAvailabilityInput, toFormInput } from './prefetch-swatches.ts';

/**
 * Returns the ports of free swatches; two of them exist only if configured. SWATCH-70, SWATCH-81, SWATCH-90 to
 * SWATCH-94
 */
export function useSwatchPorts(): SwatchPorts {
  const send = useSafeMutation();
  const write = useLog();
  const log = useErrorLog();
  const { configuredCalls, mapsScriptUrl } = usePage();
  return useMemo(() => {
    const order = isOverridable(configuredCalls, orderFreeFormSwatches) ? orderFreeFormSwatches : orderSwatches;
    return {
      checkAvailability: (codes) => send(getSwatchAvailability, toAvailabilityInput(codes)),
      openForm: (subject) => send(getSwatchForm, toFormInput(subject)),
      cart: { read: swatchCart, set: updateSwatchCart },
      // Swatches of a cart are of no one product.
      order: (swatches) => send(swatches.Sku === 0 ? orderFreeFormSwatches : order, swatches),
      hashEmail: (email) => send(getEmailHash, { email }),
      ...(isOverridable(configuredCalls, getHashedContact) && {
        hashContact: (email: string, phone: string) => send(getHashedContact, { email, phone }),
      }),
      ...(mapsScriptUrl && {
        suggestStreets: async (field, how) => {
          try {
            const { toStreets } = await import('../edges/suggest-streets.ts');
            return await toStreets(mapsScriptUrl, write)(field, how);
          } catch (error) {
            // A shopper can type the street without suggestions.
            write(`Streets are not suggested: ${String(error)}`);
            return null;
          }
        },
      }),
      print: () => window.print(),
      now: () => new Date(),
      log,
    } satisfies SwatchPorts;
  }, [send, write, log, configuredCalls, mapsScriptUrl]);
}
