import type { Address } from '@settee/domain';
import { useState } from 'react';
import type { CheckoutControl } from './useCheckout.ts';

/** Whether thank-you mail is wanted at an address; off at first. PAY-08, PAY-09 */
export function useTymOptIn({ data, ports }: CheckoutControl, isBilling: boolean) {
  const { isShippingOptIn, isBillingOptIn } = data.tymPreferences;
  const saved = isBilling ? isBillingOptIn : isShippingOptIn;
  const [isOptIn, setIsOptIn] = useState(saved);
  const { setTymPreferences } = ports;
  return {
    isOffered: setTymPreferences !== undefined,
    isOptIn,
    setIsOptIn,
    /** Returns the request to save with the address; `undefined` when nothing changed. */
    saveWith: (address: Address) =>
      setTymPreferences && isOptIn !== saved ? () => setTymPreferences(isOptIn, isBilling, address) : undefined,
  };
}
