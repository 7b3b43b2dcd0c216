'use client';

import { formatPrice, orderUrl, type OrderHistoryEntry, type Site } from '@settee/domain';
import { Alert, AppLink, Button, ButtonLink, EmptyState, Image } from '@settee/ui';
import { AccountFrame, type SignOut } from '../AccountFrame/AccountFrame.tsx';
import { accountPageMessages, type AccountPageMessages } from '../account-messages.ts';
import * as page from '../account-page.css.ts';
import type { LoadState } from '../load-state.ts';
import * as css from './OrdersScreen.css.ts';

export interface OrdersScreenProps {
  site: Site;
  load: LoadState<readonly OrderHistoryEntry[]>;
  /** Whether older orders exist, and the state of their request. */
  older: 'none' | 'there' | 'loading' | 'failed';
  onOlder: () => void;
  onSignOut: SignOut;
  messages?: Partial<AccountPageMessages>;
}

/** Every order of an account, newest first. ROUTE-22 */
export function OrdersScreen({ site, load, older, onOlder, onSignOut, messages }: OrdersScreenProps) {
  const labels = { ...accountPageMessages, ...messages };
  const day = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <AccountFrame page="orders" load={load} onSignOut={onSignOut} messages={messages}>
      {(orders) =>
        orders.length === 0 ? (
          <EmptyState
            icon="bag"
            title={labels.noOrders}
            actions={<ButtonLink href="/">{labels.continueShopping}</ButtonLink>}
          >
            {labels.noOrdersText}
          </EmptyState>
        ) : (
          <div className={page.stack}>
            <ul className={page.rows}>
              {orders.map((order) => (
                <li key={order.orderNumber}>
                  <AppLink className={css.order} href={orderUrl(order.orderNumber)}>
                    <span className={page.grow}>
                      <span className={page.rowTitle}>{labels.order(order.orderNumber)}</span>
                      <span className={page.muted}>{labels.placedOn(day.format(new Date(order.placedAt)))}</span>
                      <span className={page.muted}>{labels.pieces(order.itemCount)}</span>
                    </span>
                    <span className={css.total}>{formatPrice(order.total, site.siteCulture)}</span>
                    <span className={css.images}>
                      {order.pictures.slice(0, 4).map((image, index) => (
                        <Image key={index} picture={image} alt="" sizes="88px" className={css.image} />
                      ))}
                    </span>
                  </AppLink>
                </li>
              ))}
            </ul>
            {older === 'failed' && (
              <Alert tone="critical" live="assertive">
                {labels.olderFailed}
              </Alert>
            )}
            {older !== 'none' && (
              <div>
                <Button tone="outline" busy={older === 'loading'} onClick={onOlder}>
                  {labels.older}
                </Button>
              </div>
            )}
          </div>
        )
      }
    </AccountFrame>
  );
}
