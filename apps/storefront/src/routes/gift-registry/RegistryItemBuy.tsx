import { type AddToCartPorts, useAddToCart } from '@settee/checkout-kit';
import type { RegistryItem } from '@settee/domain';
import type { Send } from '../../data/port-result.ts';
import { saveItemDesign } from '../../data/personalization.ts';
import { usePage } from '../../data/site.ts';
import { ItemBuyButton } from '../ItemBuyButton.tsx';

export interface RegistryItemBuyProps {
  item: RegistryItem;
  registryId: number;
  ports: AddToCartPorts;
  send: Send;
}

/**
 * Adds one unit of a registry item to the cart, as configured; its personalization is confirmed again. ATC-03,
 * MONO-22
 */
export function RegistryItemBuy({ item, registryId, ports, send }: RegistryItemBuyProps) {
  const { addToCartType: addType } = usePage();
  const { sku, optionChoiceParameter, name, design } = item;
  const add = useAddToCart({
    ports,
    addType,
    hasCustomConfirmation: optionChoiceParameter !== '',
    ...(design && {
      confirmMonogramming: ({ Quantity }) =>
        saveItemDesign(send, { quantity: Quantity, orderType: '', profileGuid: '', design }),
    }),
  });
  const line = { Sku: sku, OptionChoiceParameter: optionChoiceParameter, GiftRegistryId: String(registryId) };
  return <ItemBuyButton add={add} line={line} name={name} ports={ports} />;
}
