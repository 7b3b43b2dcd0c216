'use client';

import { type Cart, formatPrice, type Site } from '@settee/domain';
import { Alert, Heading, VisuallyHidden } from '@settee/ui';
import { CartLine } from '../CartLine/CartLine.tsx';
import { cartRows } from '../flow.ts';
import type { CartMessages } from '../messages.ts';
import { RemovedLine } from '../RemovedLine/RemovedLine.tsx';
import { SavedLine } from '../SavedLine/SavedLine.tsx';
import type { CartControl } from '../useCart.ts';
import * as css from './CartScreen.css.ts';

interface PartProps {
  cart: Cart;
  control: CartControl;
  site: Site;
  words: CartMessages;
}

/** What is said above the lines: the backend's messages and prices that changed. CART-05 */
export function CartNotices({ cart, site, words }: Omit<PartProps, 'control'>) {
  const changed = cart.lineItems.filter(({ priceChange, isRemoved }) => priceChange && !isRemoved);
  if (cart.messages.length + changed.length === 0) return null;
  return (
    <ul className={css.notices} aria-label={words.notices}>
      {cart.messages.map((message) => (
        <li key={message}>
          <Alert tone="info">{message}</Alert>
        </li>
      ))}
      {changed.map(({ id, itemInfo, priceChange }) => (
        <li key={id}>
          <Alert tone="notice" title={words.priceChanged(itemInfo.name)}>
            {priceChange &&
              words.wasNow(
                formatPrice(priceChange.was, site.siteCulture),
                formatPrice(priceChange.now, site.siteCulture),
              )}
          </Alert>
        </li>
      ))}
    </ul>
  );
}

export function CartLines({ cart, control, site, words }: PartProps) {
  const { changeShipMethod, removeInstallation } = control;
  return (
    <>
      <VisuallyHidden as="h2">{words.items}</VisuallyHidden>
      <ul className={css.lines} aria-label={words.items}>
        {cartRows(cart.lineItems, control.state).map((row) => {
          if (row.kind === 'removal') {
            const { line, isBusy, hasFailed } = row.removal;
            return (
              <RemovedLine
                key={`removed ${line.id}`}
                name={line.itemInfo.name}
                isBusy={isBusy}
                hasFailed={hasFailed}
                onUndo={() => void control.undo()}
                messages={words}
              />
            );
          }
          const { line } = row;
          return (
            <CartLine
              key={line.id}
              line={line}
              site={site}
              isBusy={row.isBusy}
              trouble={row.trouble}
              onQuantity={(quantity) => void control.changeQuantity(line, quantity)}
              onRemove={() => void control.remove(line)}
              onSaveForLater={cart.config.isSaveForLaterEnabled ? () => void control.saveForLater(line) : undefined}
              onRemoveInstallation={removeInstallation && (() => void removeInstallation(line))}
              onShipMethod={changeShipMethod && ((shipMethod) => void changeShipMethod(line, shipMethod))}
              messages={words}
            />
          );
        })}
      </ul>
    </>
  );
}

/** What waits for later; a piece on its way into the cart is gone at once. */
export function SavedLines({ cart, control, site, words }: PartProps) {
  const { work, troubles } = control.state;
  const saved = cart.savedForLater.filter(({ id }) => work[id]?.at !== 'leaving');
  if (!cart.config.isSaveForLaterEnabled || saved.length === 0) return null;
  return (
    <section className={css.later} aria-label={words.savedForLater}>
      <div className={css.laterHead}>
        <Heading level={2}>{words.savedForLater}</Heading>
        <p className={css.count}>{words.itemCount(saved.length)}</p>
      </div>
      <ul className={css.laterLines}>
        {saved.map((line) => (
          <SavedLine
            key={line.id}
            line={line}
            site={site}
            trouble={troubles[line.id] ?? null}
            onMoveToCart={() => void control.moveToCart(line)}
            messages={words}
          />
        ))}
      </ul>
    </section>
  );
}
