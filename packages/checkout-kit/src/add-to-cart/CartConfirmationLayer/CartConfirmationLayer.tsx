'use client';

import { type CartConfirmation, type ConfirmedItem, formatPrice, type PriceFormat } from '@settee/domain';
import { Button, Dialog, Icon, Image, Skeleton, SlideOut, Spinner, SummaryList, withRef } from '@settee/ui';
import { type ReactNode, useId, useState } from 'react';
import { addToCartMessages, type AddToCartMessages } from '../messages.ts';
import { optionText } from '../../cart/option-text.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './CartConfirmationLayer.css.ts';
import { ShippingMessages } from './ShippingMessages.tsx';

/** Facts of an item that a page knows before the cart has it. */
export type AddingItem = Pick<ConfirmedItem, 'name' | 'formattedPrice' | 'quantity' | 'picture'>;

export interface CartConfirmationLayerProps extends RootRef<HTMLDivElement> {
  /** The added items and the cart, or the item that is being added. */
  confirmation: CartConfirmation | AddingItem;
  site: PriceFormat;
  /** A dialog in the middle of the page, or a layer from its end edge. */
  layout: 'dialog' | 'slideOut';
  /** 'Continue Shopping' and the cross. CONF-14 */
  onClose: () => void;
  /** 'Checkout Now'. CONF-15 */
  onCheckout: () => void;
  /** Recommendations next to or below the totals. XSELL-04 */
  addOns?: ReactNode;
  messages?: Partial<AddToCartMessages>;
}

interface ItemProps {
  item: AddingItem & Partial<Pick<ConfirmedItem, 'isPersonalized' | 'options'>>;
  labels: AddToCartMessages;
}

function Item({ item: { isPersonalized = false, options = [], ...item }, labels }: ItemProps) {
  const tooltip = useId();
  return (
    <li className={css.item}>
      <span className={css.thumb} role="img" tabIndex={0} aria-label={item.name} aria-describedby={tooltip}>
        <Image picture={item.picture} alt="" sizes="132px" className={css.image} />
        <span id={tooltip} role="tooltip" className={css.tooltip}>
          {labels.tooltip({ name: item.name, price: item.formattedPrice, quantity: item.quantity, isPersonalized })}
        </span>
      </span>
      <div>
        <p className={css.name}>{item.name}</p>
        {options.length > 0 && <p className={css.muted}>{optionText(options)}</p>}
        <p className={css.muted}>{labels.quantity(item.quantity)}</p>
        <p className={css.price}>{item.formattedPrice}</p>
      </div>
    </li>
  );
}

interface TotalsProps {
  /** Unknown until the cart replies. */
  added: CartConfirmation | null;
  site: PriceFormat;
  labels: AddToCartMessages;
}

/** Messages about shipping and rows of the cart's amounts. */
function Totals({ added, site, labels }: TotalsProps) {
  if (!added) return <Skeleton className={css.pendingTotals} lines={4} />;
  const price = (cents: number) => formatPrice(cents, site);
  const rows = [
    { label: labels.orderSubtotal, value: price(added.subtotal) },
    ...(added.isShowInstallationServiceLineItem
      ? [{ label: labels.installation, value: price(added.installationServiceTotal), note: labels.installationNote }]
      : []),
    {
      label: `${labels.estimatedShipping}${added.isDiscountApplied ? labels.discountMark : ''}`,
      value: added.shipping === 0 ? labels.free : price(added.shipping),
    },
    { label: labels.subtotal, value: price(added.total), strong: true },
  ];
  return (
    <>
      <ShippingMessages confirmation={added} />
      <section className={css.totals}>
        <h3 className={css.cartCount}>{labels.yourCart(added.cartItemCount)}</h3>
        <SummaryList rows={rows} />
        {added.isDiscountApplied && <p className={css.fine}>{labels.includesDiscount}</p>}
      </section>
    </>
  );
}

/** Confirms an add: added items, cart totals and the next actions. CONF-02 to CONF-20 */
export const CartConfirmationLayer = withRef(function CartConfirmationLayer(props: CartConfirmationLayerProps) {
  const { confirmation, site, layout, onClose, onCheckout, addOns, messages } = props;
  const labels = useWords('addToCart', addToCartMessages, messages);
  const [isLeaving, setIsLeaving] = useState(false);
  const Layer = layout === 'dialog' ? Dialog : SlideOut;
  const added = 'items' in confirmation ? confirmation : null;
  const items = 'items' in confirmation ? confirmation.items : [confirmation];
  const installation = added?.isInstallationServiceSelectedForCurrentItems ? added.installationServiceType : '';

  const checkOut = () => {
    setIsLeaving(true);
    onCheckout();
  };

  return (
    <Layer
      ref={props.ref}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size={layout === 'dialog' && addOns ? 'wide' : 'regular'}
      closeLabel={labels.close}
      title={
        <span className={css.title} aria-live="polite">
          {added ? <Icon name="check" size={28} className={css.check} /> : <Spinner className={css.spinner} />}
          {added ? labels.added({ count: added.addedItemCount, installation }) : labels.adding}
        </span>
      }
      actions={
        <>
          <Button tone="outline" onClick={onClose}>
            {labels.continueShopping}
          </Button>
          <Button disabled={isLeaving || !added} onClick={checkOut}>
            {labels.checkoutNow}
          </Button>
        </>
      }
    >
      <div className={css.parts} data-columns={layout === 'dialog' && addOns ? 2 : 1} aria-busy={!added || undefined}>
        <div className={css.main}>
          <ul className={css.items} aria-label={labels.addedItems}>
            {items.map((item, index) => (
              <Item key={index} item={item} labels={labels} />
            ))}
          </ul>
          <Totals added={added} site={site} labels={labels} />
        </div>
        {addOns && <div className={css.addOns}>{addOns}</div>}
      </div>
    </Layer>
  );
});
