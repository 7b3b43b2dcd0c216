import type { AddToCartOptions } from '@settee/checkout-kit';
import type { PersonalizationPorts } from '@settee/configurator-kit';
import { renderDesign, saveDesign } from '@settee/contract';
import type { MonogrammingRequest } from '@settee/domain';
import { type Send, useSafeMutation } from './port-result.ts';
import { useErrorLog } from './problems.ts';

/** Returns the ports of a personalization. MONO-21 to MONO-23 */
export function usePersonalizationPorts(): PersonalizationPorts {
  const send = useSafeMutation();
  const log = useErrorLog('warn');
  return {
    render: (request: MonogrammingRequest) => send(renderDesign, request),
    log,
  };
}

/** Saves a design for a line of the cart. MONO-23 */
export const saveItemDesign = (send: Send, request: MonogrammingRequest) => send(saveDesign, request);

/** Returns the call that saves a design for the line that is added to the cart; `undefined` without a design. */
export function useDesignConfirmation(
  request: MonogrammingRequest | null,
): NonNullable<AddToCartOptions['confirmMonogramming']> | undefined {
  const send = useSafeMutation();
  return request ? ({ Quantity }) => saveItemDesign(send, { ...request, quantity: Quantity }) : undefined;
}
