'use client';

import { type CartLineItem, formatPrice, type ShipMethod, type Site } from '@settee/domain';
import { Alert, Icon, Image, Price, TextButton, TextLink, useLink, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cartMessages, type CartMessages } from '../messages.ts';
import { optionText } from '../option-text.ts';
import { DeliveryChoice } from './DeliveryChoice.tsx';
import { LineQuantity } from './LineQuantity.tsx';
import { useSiteFormat } from '../../use-price-format.ts';
import { useWords } from '../../use-words.ts';
import * as css from './CartLine.css.ts';

export interface CartLineProps extends Omit<ComponentProps<'li'>, 'children' | 'onChange'> {
  /** A line of the cart, or of the rows of `useCart` with the change that is in progress. */
  line: CartLineItem;
  /** Language and currency of amounts; those of `SiteProvider` without it. */
  site?: Pick<Site, 'locale' | 'currency'>;
  /** Whether a change is in progress. */
  isBusy?: boolean;
  /** Error of the last change. */
  error?: string | null;
  /** Called with a quantity from 1 to the maximum. */
  onQuantity: (quantity: number) => void;
  /** The shopper removes the line, also with quantity 0. */
  onRemove: () => void;
  /** Shows 'Save for Later' where the line allows it. */
  onSaveForLater?: () => void;
  /** Changes the ship method; without it the ship method is read-only. */
  onShipMethod?: (shipMethod: ShipMethod) => void;
  /** Removes the installation; without it the installation is read-only. */
  onRemoveInstallation?: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<CartMessages>;
}

interface LinePartProps extends Pick<CartLineProps, 'line'> {
  labels: CartMessages;
  price: (cents: number) => string;
}
type LineServices = Pick<CartLineProps, 'onShipMethod' | 'onRemoveInstallation'>;
type LineActions = Pick<CartLineProps, 'onRemove' | 'onSaveForLater'>;

function LineImage({ line: { itemInfo } }: Pick<LinePartProps, 'line'>) {
  const Link = useLink();
  const image = (
    <Image picture={itemInfo.picture} alt="" sizes="(min-width: 768px) 148px, 96px" className={css.image} />
  );
  if (itemInfo.isDescriptionDisabled) return image;
  return (
    <Link href={itemInfo.url} tabIndex={-1} aria-hidden className={css.imageLink}>
      {image}
    </Link>
  );
}

/** Name, options, availability, services, and what changed since the line was added. */
function LineDescription(props: LinePartProps & LineServices) {
  const { line, labels, price, onShipMethod } = props;
  const Link = useLink();
  const { itemInfo, priceChange, stockChange } = line;
  const { name, isDescriptionDisabled } = itemInfo;
  return (
    <div className={css.body}>
      <h3 className={css.name}>
        {isDescriptionDisabled ? (
          name
        ) : (
          <Link href={itemInfo.url} className={css.nameLink}>
            {name}
          </Link>
        )}
      </h3>
      {itemInfo.options.length > 0 && <p className={css.muted}>{optionText(itemInfo.options)}</p>}
      {itemInfo.availabilityMessage !== '' && (
        <p className={isDescriptionDisabled ? css.reason : css.muted}>{itemInfo.availabilityMessage}</p>
      )}
      <Delivery line={line} onShipMethod={onShipMethod} labels={labels} />
      <Installation {...props} />
      {itemInfo.vendorDropShipMessage !== '' && <p className={css.muted}>{itemInfo.vendorDropShipMessage}</p>}
      {priceChange && (
        <p className={css.reason}>{labels.wasNow({ was: price(priceChange.was), now: price(priceChange.now) })}</p>
      )}
      {stockChange && <p className={css.reason}>{labels.stockWasNow(stockChange)}</p>}
    </div>
  );
}

function Installation({ line, labels, price, onRemoveInstallation }: LinePartProps & LineServices) {
  const { installationService: installed } = line;
  if (!installed) return null;
  return (
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
  );
}

/** Price of one item, and of all when there are several. */
function LinePrices({ line: { priceQuantityTotals: totals }, labels, price }: LinePartProps) {
  return (
    <div className={css.prices}>
      <Price
        now={price(totals.unitPrice)}
        was={totals.regularUnitPrice > totals.unitPrice ? price(totals.regularUnitPrice) : undefined}
      />
      {totals.quantity > 1 && <p className={css.muted}>{labels.lineTotal(price(totals.lineTotal))}</p>}
    </div>
  );
}

/** 'Save for Later' and 'Remove'. */
function LineButtons({ line, labels, onRemove, onSaveForLater }: LinePartProps & LineActions) {
  const { name } = line.itemInfo;
  return (
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
  );
}

/** A line of the cart. CART-03, CART-04 */
export const CartLine = withRef(function CartLine(props: CartLineProps) {
  const { line, site: given, isBusy, error, onQuantity, onRemove, onSaveForLater, ...others } = props;
  const site = useSiteFormat(given);
  const { onShipMethod, onRemoveInstallation, messages, className, ...rest } = others;
  const labels = useWords('cart', cartMessages, messages);
  const part: LinePartProps = { line, labels, price: (cents) => formatPrice(cents, site) };

  return (
    <li {...rest} aria-busy={isBusy || undefined} className={cx(css.root, className)}>
      <LineImage line={line} />
      <LineDescription {...part} onShipMethod={onShipMethod} onRemoveInstallation={onRemoveInstallation} />
      <div className={css.side}>
        <LinePrices {...part} />
        <LineQuantity {...{ line, labels, onQuantity, onRemove }} isBusy={isBusy === true} hasFailed={Boolean(error)} />
        <LineButtons {...part} {...{ onRemove, onSaveForLater }} />
      </div>
      {error && (
        <Alert tone="critical" live="assertive" className={css.error}>
          {error}
        </Alert>
      )}
    </li>
  );
});

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
        <DeliveryChoice line={line} options={options} onShipMethod={onShipMethod} labels={labels} />
      ) : (
        texts
      )}
      {links}
    </>
  );
}
