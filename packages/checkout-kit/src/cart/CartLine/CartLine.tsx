'use client';

import { type CartLineItem, formatPrice, type ShipMethod, type Site } from '@settee/domain';
import { Alert, Icon, Image, Price, QuantitySelector, TextButton, TextLink, useLink, lazyPart } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, Suspense } from 'react';
import { cartMessages, type CartMessages } from '../messages.ts';
import { optionText } from '../option-text.ts';
import * as css from './CartLine.css.ts';

const DeliveryChoice = lazyPart(() => import('./DeliveryChoice.tsx').then((module) => module.DeliveryChoice));

export interface CartLineProps extends Omit<ComponentProps<'li'>, 'children' | 'onChange'> {
  line: CartLineItem;
  site: Site;
  /** Whether a change is in progress. */
  isBusy?: boolean;
  /** Error of the last change. */
  error?: string | null;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** Shows 'Save for Later' where the line allows it. */
  onSaveForLater?: () => void;
  /** Changes the ship method; without it the ship method is read-only. */
  onShipMethod?: (shipMethod: ShipMethod) => void;
  /** Removes the installation; without it the installation is read-only. */
  onRemoveInstallation?: () => void;
  messages?: Partial<CartMessages>;
}

/** A line of the cart. CART-03, CART-04 */
export function CartLine(props: CartLineProps) {
  const {
    line,
    site,
    isBusy,
    error,
    onQuantity,
    onRemove,
    onSaveForLater,
    onShipMethod,
    onRemoveInstallation,
    messages,
    className,
    ...rest
  } = props;
  const labels = { ...cartMessages, ...messages };
  const Link = useLink();
  const { itemInfo, priceQuantityTotals: totals, priceChange, stockChange, installationService: installed } = line;
  const { name } = itemInfo;
  const price = (cents: number) => formatPrice(cents, site.siteCulture);
  const image = (
    <Image picture={itemInfo.picture} alt="" sizes="(min-width: 768px) 148px, 96px" className={css.image} />
  );

  return (
    <li {...rest} aria-busy={isBusy || undefined} className={cx(css.root, className)}>
      {itemInfo.isDescriptionDisabled ? (
        image
      ) : (
        <Link href={itemInfo.url} tabIndex={-1} aria-hidden className={css.imageLink}>
          {image}
        </Link>
      )}
      <div className={css.body}>
        <h3 className={css.name}>
          {itemInfo.isDescriptionDisabled ? (
            name
          ) : (
            <Link href={itemInfo.url} className={css.nameLink}>
              {name}
            </Link>
          )}
        </h3>
        {itemInfo.options.length > 0 && <p className={css.muted}>{optionText(itemInfo.options)}</p>}
        {itemInfo.availabilityMessage !== '' && (
          <p className={itemInfo.isDescriptionDisabled ? css.reason : css.muted}>{itemInfo.availabilityMessage}</p>
        )}
        <Delivery line={line} onShipMethod={onShipMethod} labels={labels} />
        {installed && (
          <p className={css.installation}>
            <span>
              <b>{installed.title}</b> {labels.perItem(price(installed.price))}
            </span>
            {onRemoveInstallation && (
              <TextButton aria-label={labels.removeName(installed.title)} onClick={onRemoveInstallation}>
                {labels.remove}
              </TextButton>
            )}
          </p>
        )}
        {itemInfo.vendorDropShipMessage !== '' && <p className={css.muted}>{itemInfo.vendorDropShipMessage}</p>}
        {priceChange && <p className={css.reason}>{labels.wasNow(price(priceChange.was), price(priceChange.now))}</p>}
        {stockChange && <p className={css.reason}>{labels.stockWasNow(stockChange.was, stockChange.now)}</p>}
      </div>
      <div className={css.side}>
        <div className={css.prices}>
          <Price
            now={price(totals.unitPrice)}
            was={totals.regularUnitPrice > totals.unitPrice ? price(totals.regularUnitPrice) : undefined}
          />
          {totals.quantity > 1 && <p className={css.muted}>{labels.lineTotal(price(totals.lineTotal))}</p>}
        </div>
        <QuantitySelector
          label={labels.quantityOf(name)}
          value={totals.quantity}
          onValueChange={onQuantity}
          disabled={totals.isQuantityDisabled}
        />
        <div className={css.actions}>
          {onSaveForLater && line.isSaveForLaterEnabled && (
            <TextButton aria-label={labels.saveForLaterName(name)} onClick={onSaveForLater}>
              {labels.saveForLater}
            </TextButton>
          )}
          <TextButton aria-label={labels.removeName(name)} onClick={onRemove}>
            {labels.remove}
          </TextButton>
        </div>
      </div>
      {error && (
        <Alert tone="critical" live="assertive" className={css.error}>
          {error}
        </Alert>
      )}
    </li>
  );
}

interface DeliveryProps extends Pick<CartLineProps, 'line' | 'onShipMethod'> {
  labels: CartMessages;
}

function Delivery({ line, onShipMethod, labels }: DeliveryProps) {
  const { isShipOptionVisible, isStorePickupOptionVisible, shippingOption, bopsOption } = line.shippingDeliveryOptions;
  const links = shippingOption.promoLinks.map(({ text, url }) => (
    <TextLink key={url} href={url}>
      {text}
    </TextLink>
  ));
  const ship = { value: 'standard', label: labels.ship, note: shippingOption.edd };
  const pickup = {
    value: 'pickup',
    label: labels.pickup,
    note: [bopsOption.edd, bopsOption.pickupQuantityMessage].filter(Boolean).join('. '),
  };
  const options = [...(isShipOptionVisible ? [ship] : []), ...(isStorePickupOptionVisible ? [pickup] : [])];
  const texts = options.map(({ value, label, note }) => (
    <p key={value} className={css.delivery}>
      <Icon name={value === 'pickup' ? 'store' : 'truck'} size={18} className={css.deliveryIcon} />
      <span>
        <b>{label}</b> {note}
      </span>
    </p>
  ));
  return (
    <>
      {onShipMethod && options.length > 1 ? (
        <Suspense fallback={texts}>
          <DeliveryChoice line={line} options={options} onShipMethod={onShipMethod} labels={labels} />
        </Suspense>
      ) : (
        texts
      )}
      {links}
    </>
  );
}
