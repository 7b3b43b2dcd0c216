import type { AddToCartPorts } from '@settee/checkout-kit';
import { addToRegistry } from '@settee/contract';
import { ok, type RegistryAddItem } from '@settee/domain';
import { useSafeMutation } from './port-result.ts';
import { useAddToCartPorts } from './add-to-cart.ts';
import { confirmationOfRegistry } from './registry-confirmation.ts';

/** Adds what is recommended to a registry, as `useItemAdds` expects it. CAROUS-07, CAROUS-14 */
export function useRegistryItemPorts(
  GrId: number,
  onAdded: (items: readonly RegistryAddItem[]) => void,
): AddToCartPorts {
  const ports = useAddToCartPorts();
  const send = useSafeMutation();
  return {
    ...ports,
    add: async (lines) => {
      const wanted = lines.map(({ Sku, Quantity, OptionChoiceParameter }) => ({
        Sku,
        Quantity,
        GrId,
        OptionChoiceParameter,
      }));
      const result = await send(addToRegistry, wanted);
      if (!result.ok) return result;
      onAdded(result.value.items);
      return ok(confirmationOfRegistry(result.value));
    },
  };
}
