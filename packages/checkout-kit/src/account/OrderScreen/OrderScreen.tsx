'use client';

import { accountPages, type OrderDetails, type Site } from '@settee/domain';
import { Button, ButtonLink, EmptyState, TextLink } from '@settee/ui';
import { Receipt, type ReceiptProps } from '../../order/Receipt/Receipt.tsx';
import { AccountFrame, type SignOut } from '../AccountFrame/AccountFrame.tsx';
import { accountPageMessages, type AccountPageMessages } from '../account-messages.ts';
import * as page from '../account-page.css.ts';
import type { LoadState } from '../load-state.ts';

export interface OrderScreenProps {
  site: Site;
  /** `order` is `null` when this account has none of that number. */
  load: LoadState<{ order: OrderDetails | null }>;
  ports: {
    /** Opens the browser's print dialog. */
    print(): void;
  };
  onSignOut: SignOut;
  messages?: Partial<AccountPageMessages> & { receipt?: ReceiptProps['messages'] };
}

/** One order of an account with its receipt. ROUTE-22 */
export function OrderScreen({ site, load, ports, onSignOut, messages }: OrderScreenProps) {
  const labels = { ...accountPageMessages, ...messages };
  const order = load.data?.order;
  const title = order ? labels.order(order.orderNumber) : undefined;
  return (
    <AccountFrame page="orders" title={title} load={load} onSignOut={onSignOut} messages={messages}>
      {(data) =>
        data.order ? (
          <div className={page.stack}>
            <div className={page.actions}>
              <TextLink href={accountPages.orders}>{labels.allOrders}</TextLink>
              <Button tone="outline" size="small" onClick={ports.print}>
                {labels.print}
              </Button>
            </div>
            <Receipt order={data.order} site={site} messages={messages?.receipt} />
          </div>
        ) : (
          <EmptyState
            title={labels.orderMissing}
            actions={<ButtonLink href={accountPages.orders}>{labels.allOrders}</ButtonLink>}
          >
            {labels.orderMissingText}
          </EmptyState>
        )
      }
    </AccountFrame>
  );
}
