import {
  AddToCartButton,
  type AddToCartControl,
  AddToCartError,
  type AddToCartPorts,
  type NewLine,
} from '@settee/checkout-kit';
import { useIntent } from '@settee/ui';
import { pageMessages } from '../shell/page-messages.ts';
import { useHasBeenTrue } from '../shell/useHasBeenTrue.ts';
import { useWords } from '../shell/words.ts';
import { BuyOverlays } from './lazy-overlays.ts';

export interface ItemBuyButtonProps {
  add: AddToCartControl;
  line: NewLine;
  /** Name of the product, for screen readers. */
  name: string;
  ports: AddToCartPorts;
}

/** The add-to-cart button of an item in a list, with its error and its overlays. */
export function ItemBuyButton({ add, line, name, ports }: ItemBuyButtonProps) {
  const pageLabels = useWords('page', pageMessages);
  const hasOpened = useHasBeenTrue(add.isBusy);
  const intent = useIntent(BuyOverlays.load);
  return (
    <div>
      <AddToCartButton
        {...intent}
        add={add}
        lines={line}
        tone="outline"
        block
        aria-label={pageLabels.addToCart(name)}
      />
      <AddToCartError add={add} />
      {hasOpened && <BuyOverlays add={add} ports={ports} />}
    </div>
  );
}
