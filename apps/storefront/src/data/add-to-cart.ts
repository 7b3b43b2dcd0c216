import type { AddToCartPorts, NewLine } from '@settee/checkout-kit';
import { addItems, addToCart, getCustomConfirmation } from '@settee/contract';
import { useMemo } from 'react';
import { useDataSource } from './data-source.ts';
import { useSafeMutation } from './port-result.ts';
import { useErrorLog, useProblemPorts } from './problems.ts';

const toTermsInput = ({ Sku, OptionChoiceParameter, Quantity = 1 }: NewLine) => ({
  sku: Sku,
  optionChoiceParameter: OptionChoiceParameter ?? '',
  // How many are ready made may be fewer.
  ...(Quantity > 1 && { quantity: Quantity }),
});

/** Preloads the terms of a line before the add. */
export function usePrefetchTerms(): (line: NewLine) => void {
  const { prefetch } = useDataSource();
  return (line) => prefetch(getCustomConfirmation, toTermsInput(line));
}

/** Returns the add-to-cart ports. ATC-14, ATC-25, ATC-29 */
export function useAddToCartPorts(): AddToCartPorts {
  const { goTo } = useProblemPorts();
  const log = useErrorLog();
  const send = useSafeMutation();
  return useMemo(
    () => ({
      add: (lines) => send(addToCart, [...lines]),
      fetchCustomConfirmation: (line) => send(getCustomConfirmation, toTermsInput(line)),
      // The add's contract entry refreshes the count.
      refreshCartCount: () => undefined,
      goTo,
      log,
    }),
    [send, goTo, log],
  );
}

/** Returns the add-to-cart ports of carousels, which use the short form of the cart service. ATC-27 */
export function useCarouselPorts(): AddToCartPorts {
  const ports = useAddToCartPorts();
  const send = useSafeMutation();
  return useMemo(
    () => ({
      ...ports,
      add: (lines) =>
        send(addItems, {
          items: lines.map(({ Location, OptionChoiceParameter, Quantity, Sku }) => ({
            Location,
            OptionChoiceParameter,
            Quantity,
            Sku,
          })),
        }),
    }),
    [ports, send],
  );
}
