'use client';

import {
  formatCentralDay,
  formatPrice,
  orderUrl,
  type OrderHistoryEntry,
  type PriceFormat,
  type Site,
} from '@settee/domain';
import { Alert, AppLink, Button, ButtonLink, EmptyState, Image, withRef } from '@settee/ui';
import { AccountFrame, type SignOut } from '../AccountFrame/AccountFrame.tsx';
import { accountPageMessages, type AccountPageMessages } from '../account-messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useSiteFormat } from '../../use-price-format.ts';
import { useWords } from '../../use-words.ts';
import * as page from '../account-page.css.ts';
import type { LoadState } from '../load-state.ts';
import * as css from './OrdersScreen.css.ts';

export interface OrdersScreenProps extends RootRef<HTMLDivElement> {
  /** Language and currency of amounts; those of `SiteProvider` without it. */
  site?: Pick<Site, 'locale' | 'currency'>;
  /** The data once loaded; before that the state of the request, shown as a skeleton or an error. */
  load: LoadState<readonly OrderHistoryEntry[]>;
  /** Whether older orders exist, and the state of their request. */
  older: 'none' | 'there' | 'loading' | 'failed';
  /** Loads the next older orders. */
  onOlder: () => void;
  /** Ends the session; called by 'Sign Out'. */
  onSignOut: SignOut;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<AccountPageMessages>;
}

interface OrderRowProps {
  site: PriceFormat;
  order: OrderHistoryEntry;
  labels: AccountPageMessages;
}

function OrderRow({ order, site, labels }: OrderRowProps) {
  return (
    <li>
      <AppLink className={css.order} href={orderUrl(order.orderNumber)}>
        <span className={page.grow}>
          <span className={page.rowTitle}>{labels.order(order.orderNumber)}</span>
          <span className={page.muted}>{labels.placedOn(formatCentralDay(order.placedAt, site.locale))}</span>
          <span className={page.muted}>{labels.pieces(order.itemCount)}</span>
        </span>
        <span className={css.total}>{formatPrice(order.total, site)}</span>
        <span className={css.images}>
          {order.pictures.slice(0, 4).map((image, index) => (
            <Image key={index} picture={image} alt="" sizes="88px" className={css.image} />
          ))}
        </span>
      </AppLink>
    </li>
  );
}

/** Every order of an account, newest first. ROUTE-22 */
export const OrdersScreen = withRef(function OrdersScreen({
  site: given,
  load,
  older,
  onOlder,
  onSignOut,
  messages,
  ref,
}: OrdersScreenProps) {
  const site = useSiteFormat(given);
  const labels = useWords('accountPage', accountPageMessages, messages);
  return (
    <AccountFrame ref={ref} page="orders" load={load} onSignOut={onSignOut} messages={messages}>
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
                <OrderRow key={order.orderNumber} order={order} site={site} labels={labels} />
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
});
