import type { AddToCartPorts } from '@settee/checkout-kit';
import { addToRegistry } from '@settee/contract';
import { ok, type RegistryAddItem } from '@settee/domain';
import { useSafeMutation } from './port-result.ts';
import { useAddToCartPorts } from './add-to-cart.ts';
import { confirmationOfRegistry } from './registry-confirmation.ts';

/** Ports that add recommended items to a registry, for `useItemAdds`. CAROUS-07, CAROUS-14 */
export function useRegistryItemPorts(
  GrId: number,
  onAdded: (items: readonly RegistryAddItem[]) => void,
): AddToCartPorts {
  const ports = useAddToCartPorts();
  const send = useSafeMutation();
  return {
    ...ports,
    add: async (lines) => {
      const items = lines.map(({ Sku, Quantity, OptionChoiceParameter }) => ({
        Sku,
        Quantity,
        GrId,
        OptionChoiceParameter,
      }));
      const result = await send(addToRegistry, items);
      if (!result.ok) return result;
      onAdded(result.value.items);
      return ok(confirmationOfRegistry(result.value));
    },
  };
}
