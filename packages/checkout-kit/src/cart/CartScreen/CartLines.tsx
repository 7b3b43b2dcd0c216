'use client';

import { type Cart, formatPrice, type PriceFormat } from '@settee/domain';
import { Alert, Heading, TextButton, VisuallyHidden } from '@settee/ui';
import { useState } from 'react';
import type { CartMessages } from '../messages.ts';
import { RemovedLine } from '../RemovedLine/RemovedLine.tsx';
import type { CartControl } from '../useCart.ts';
import { CartRow, SavedRow, useLineActions } from './CartRow.tsx';
import * as css from './CartScreen.css.ts';

interface PartProps {
  cart: Cart;
  control: CartControl;
  site: PriceFormat;
  labels: CartMessages;
}

interface NoticesProps extends Omit<PartProps, 'control'> {
  /** Saves that the shopper has seen the changes; resolves to false when that failed. */
  onSeen?: (() => Promise<boolean>) | undefined;
}

/** Renders the notices above the lines: backend messages and price changes. CART-05 */
export function CartNotices({ cart, site, labels, onSeen }: NoticesProps) {
  const [hasFailed, setFailed] = useState(false);
  const price = (cents: number) => formatPrice(cents, site);
  const changed = cart.lineItems.filter((line) => (line.priceChange || line.stockChange) && !line.isRemoved);
  if (cart.messages.length + changed.length === 0) return null;
  return (
    <ul className={css.notices} aria-label={labels.notices}>
      {cart.messages.map((message) => (
        <li key={message}>
          <Alert tone="info">{message}</Alert>
        </li>
      ))}
      {changed.map(({ id, itemInfo: { name }, priceChange, stockChange }) => (
        <li key={id}>
          <Alert tone="notice" title={priceChange ? labels.priceChanged(name) : labels.stockChanged(name)}>
            {priceChange && <p>{labels.wasNow({ was: price(priceChange.was), now: price(priceChange.now) })}</p>}
            {stockChange && <p>{labels.stockWasNow(stockChange)}</p>}
          </Alert>
        </li>
      ))}
      {changed.length > 0 && onSeen && (
        <li>
          <TextButton onClick={async () => setFailed(!(await onSeen()))}>{labels.seen}</TextButton>
          {hasFailed && (
            <Alert tone="critical" live="assertive">
              {labels.changeFailed}
            </Alert>
          )}
        </li>
      )}
    </ul>
  );
}

export function CartLines({ cart, control, site, labels }: PartProps) {
  const actions = useLineActions(control);
  return (
    <>
      <VisuallyHidden as="h2">{labels.items}</VisuallyHidden>
      <ul className={css.lines} aria-label={labels.items}>
        {control.rows.map((row) => {
          if (row.kind === 'removal') {
            const { line, isBusy, hasFailed } = row.removal;
            return (
              <RemovedLine
                key={`removed ${line.id}`}
                name={line.itemInfo.name}
                isBusy={isBusy}
                hasFailed={hasFailed}
                onUndo={() => void control.undo()}
                messages={labels}
              />
            );
          }
          return (
            <CartRow
              key={row.line.id}
              line={row.line}
              site={site}
              isBusy={row.isBusy}
              error={row.error}
              actions={actions}
              canSave={cart.config.isSaveForLaterEnabled}
              canShip={control.changeShipMethod !== undefined}
              canUninstall={control.removeInstallation !== undefined}
              labels={labels}
            />
          );
        })}
      </ul>
    </>
  );
}

/** Lists the lines saved for later; a line that moves to the cart disappears immediately. */
export function SavedLines({ cart, control, site, labels }: PartProps) {
  const actions = useLineActions(control);
  const { work, lineErrors } = control.state;
  const saved = cart.savedForLater.filter(({ id }) => work[id]?.status !== 'removing');
  if (!cart.config.isSaveForLaterEnabled || saved.length === 0) return null;
  return (
    <section className={css.later} aria-label={labels.savedForLater}>
      <div className={css.laterHead}>
        <Heading level={2}>{labels.savedForLater}</Heading>
        <p className={css.count}>{labels.itemCount(saved.length)}</p>
      </div>
      <ul className={css.laterLines}>
        {saved.map((line) => (
          <SavedRow
            key={line.id}
            line={line}
            site={site}
            error={lineErrors[line.id] ?? null}
            actions={actions}
            labels={labels}
          />
        ))}
      </ul>
    </section>
  );
}
