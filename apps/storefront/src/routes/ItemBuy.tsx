import { type AddToCartPorts, useAddToCart } from '@settee/checkout-kit';
import type { FavoritesItem } from '@settee/domain';
import { usePage } from '../data/site.ts';
import { ItemBuyButton } from './ItemBuyButton.tsx';

export interface ItemBuyProps {
  item: Pick<FavoritesItem, 'sku' | 'optionChoiceParameter' | 'quantity' | 'name' | 'chosen'>;
  ports: AddToCartPorts;
}

/** Adds a product to the cart as it was saved or compared, with everything that may follow. */
export function ItemBuy({ item, ports }: ItemBuyProps) {
  const { addToCartType: addType } = usePage();
  const { sku, optionChoiceParameter, quantity, name, chosen } = item;
  const add = useAddToCart({ ports, addType, hasCustomConfirmation: chosen.length > 0 });
  const line = { Sku: sku, Quantity: quantity, OptionChoiceParameter: optionChoiceParameter };
  return <ItemBuyButton add={add} line={line} name={name} ports={ports} />;
}
