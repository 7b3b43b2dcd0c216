'use client';

import { type CartConfirmation, type ConfirmedItem, formatPrice, type Site } from '@settee/domain';
import { Button, Dialog, Icon, Image, SlideOut, SummaryList } from '@settee/ui';
import { type ReactNode, useId, useState } from 'react';
import { addToCartMessages, type AddToCartMessages } from '../messages.ts';
import { optionText } from '../../cart/option-text.ts';
import * as css from './CartConfirmationLayer.css.ts';
import { ShippingMessages } from './ShippingMessages.tsx';

export interface CartConfirmationLayerProps {
  confirmation: CartConfirmation;
  site: Site;
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

function Item({ item, labels }: { item: ConfirmedItem; labels: AddToCartMessages }) {
  const tooltip = useId();
  return (
    <li className={css.item}>
      <span className={css.thumb} role="img" tabIndex={0} aria-label={item.name} aria-describedby={tooltip}>
        <Image picture={item.picture} alt="" sizes="132px" className={css.image} />
        <span id={tooltip} role="tooltip" className={css.tooltip}>
          {labels.tooltip(item.name, item.formattedPrice, item.quantity, item.isPersonalized)}
        </span>
      </span>
      <div>
        <p className={css.name}>{item.name}</p>
        {item.options.length > 0 && <p className={css.muted}>{optionText(item.options)}</p>}
        <p className={css.muted}>{labels.quantity(item.quantity)}</p>
        <p className={css.price}>{item.formattedPrice}</p>
      </div>
    </li>
  );
}

/** Confirms an add: added items, cart totals and the next actions. CONF-02 to CONF-20 */
export function CartConfirmationLayer(props: CartConfirmationLayerProps) {
  const { confirmation: added, site, layout, onClose, onCheckout, addOns, messages } = props;
  const labels = { ...addToCartMessages, ...messages };
  const [isLeaving, setIsLeaving] = useState(false);
  const Layer = layout === 'dialog' ? Dialog : SlideOut;
  const price = (cents: number) => formatPrice(cents, site.siteCulture);
  const installation = added.isInstallationServiceSelectedForCurrentItems ? added.installationServiceType : '';

  const checkOut = () => {
    setIsLeaving(true);
    onCheckout();
  };
  const rows = [
    { label: labels.orderSubtotal, value: price(added.subtotal) },
    ...(added.isShowInstallationServiceLineItem
      ? [{ label: labels.installation, value: price(added.installationServiceTotal), note: labels.installationNote }]
      : []),
    {
      label: `${labels.estimatedShipping}${added.isDiscountApplied ? labels.discountMark : ''}`,
      value: price(added.shipping),
    },
    { label: labels.subtotal, value: price(added.total), strong: true },
  ];

  return (
    <Layer
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size={layout === 'dialog' && addOns ? 'wide' : 'regular'}
      closeLabel={labels.close}
      title={
        <span className={css.title}>
          <Icon name="check" size={28} className={css.check} />
          {labels.added(added.addedItemCount, installation)}
        </span>
      }
      actions={
        <>
          <Button tone="outline" onClick={onClose}>
            {labels.continueShopping}
          </Button>
          <Button disabled={isLeaving} onClick={checkOut}>
            {labels.checkoutNow}
          </Button>
        </>
      }
    >
      <div className={css.parts} data-columns={layout === 'dialog' && addOns ? 2 : 1}>
        <div className={css.main}>
          <ul className={css.items} aria-label={labels.addedItems}>
            {added.items.map((item) => (
              <Item key={item.sku} item={item} labels={labels} />
            ))}
          </ul>
          <ShippingMessages confirmation={added} />
          <section className={css.totals}>
            <h3 className={css.cartCount}>{labels.yourCart(added.cartItemCount)}</h3>
            <SummaryList rows={rows} />
            {added.isDiscountApplied && <p className={css.fine}>{labels.includesDiscount}</p>}
          </section>
        </div>
        {addOns && <div className={css.addOns}>{addOns}</div>}
      </div>
    </Layer>
  );
}
