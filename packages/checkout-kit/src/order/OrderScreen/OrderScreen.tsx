'use client';

import { accountPages, type OrderDetails, type OrderReturns, type Site } from '@settee/domain';
import { Button, ButtonLink, EmptyState, TextLink, withRef } from '@settee/ui';
import type { AfterOrderMessages } from '../after-order-messages.ts';
import { OrderReceipt } from '../OrderReceipt/OrderReceipt.tsx';
import type { OrderPorts, RenderTerms } from '../OrderReceipt/ports.ts';
import type { ReceiptProps } from '../Receipt/Receipt.tsx';
import { AccountFrame, type SignOut } from '../../account/AccountFrame/AccountFrame.tsx';
import { accountPageMessages, type AccountPageMessages } from '../../account/account-messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useSiteAndFormat } from '../../use-price-format.ts';
import { useWords } from '../../use-words.ts';
import * as page from '../../account/account-page.css.ts';
import type { LoadState } from '../../account/load-state.ts';

export interface OrderScreenProps extends RootRef<HTMLDivElement> {
  /** Country, language and currency; those of `SiteProvider` without it. */
  site?: Pick<Site, 'siteCulture' | 'locale' | 'currency'>;
  /** `order` is `null` when this account has none of that number, `returns` for one of another site. */
  load: LoadState<{ order: OrderDetails | null; returns: OrderReturns | null }>;
  /** Opens the print dialog, buys lines again and cancels the order. They never reject. */
  ports: OrderPorts & {
    /** Opens the browser's print dialog. */
    print(): void;
  };
  /** Ends the session; called by 'Sign Out'. */
  onSignOut: SignOut;
  /** Renders the terms of what is made for the shopper, before it is bought again. */
  renderTerms: RenderTerms;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<AccountPageMessages> & {
    receipt?: ReceiptProps['messages'];
    afterOrder?: Partial<AfterOrderMessages>;
  };
}

/** One order of an account with its receipt. ROUTE-22 */
export const OrderScreen = withRef(function OrderScreen(props: OrderScreenProps) {
  const { site: given, load, ports, onSignOut, renderTerms, messages } = props;
  const site = useSiteAndFormat(given);
  const labels = useWords('accountPage', accountPageMessages, messages);
  const order = load.data?.order;
  const title = order ? labels.order(order.orderNumber) : undefined;
  return (
    <AccountFrame ref={props.ref} page="orders" title={title} load={load} onSignOut={onSignOut} messages={messages}>
      {(data) =>
        data.order ? (
          <div className={page.stack}>
            <OrderReceipt
              order={data.order}
              returns={data.returns}
              site={site}
              ports={ports}
              renderTerms={renderTerms}
              actions={
                <>
                  <Button tone="outline" size="small" onClick={ports.print}>
                    {labels.print}
                  </Button>
                  {data.order.packingSlipUrl !== '' && (
                    <TextLink href={data.order.packingSlipUrl}>{labels.packingSlip}</TextLink>
                  )}
                  <TextLink href={accountPages.orders}>{labels.allOrders}</TextLink>
                </>
              }
              messages={messages?.receipt}
              words={messages?.afterOrder}
            />
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
});
