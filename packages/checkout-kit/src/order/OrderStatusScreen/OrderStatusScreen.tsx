'use client';

import { type OrderDetails, type OrderReturns, type Site } from '@settee/domain';
import { Button, Heading, Skeleton, TextButton, TextLink, withRef } from '@settee/ui';
import { useState } from 'react';
import type { RootRef } from '../../root-ref.ts';
import { type SiteFormat, useSiteAndFormat } from '../../use-price-format.ts';
import { useWords } from '../../use-words.ts';
import * as page from '../../account/entry-page.css.ts';
import { orderStatusMessages, type OrderStatusMessages } from '../order-status-messages.ts';
import type { AfterOrderMessages } from '../after-order-messages.ts';
import { OrderReceipt } from '../OrderReceipt/OrderReceipt.tsx';
import type { RenderTerms } from '../OrderReceipt/ports.ts';
import type { ReceiptProps } from '../Receipt/Receipt.tsx';
import { CodeForm } from './CodeForm.tsx';
import { LookupForm } from './LookupForm.tsx';
import type { OrderLookup, OrderStatusPorts } from './ports.ts';
import * as css from './OrderStatusScreen.css.ts';

export interface OrderStatusScreenProps extends RootRef<HTMLDivElement> {
  /** Country, language and currency; those of `SiteProvider` without it. */
  site?: Pick<Site, 'siteCulture' | 'locale' | 'currency'>;
  /** Number from a link; empty without. */
  orderNumber: string;
  /** The order that this browser may see; `null` until it is opened with a code. */
  order: OrderDetails | null;
  /** Its returns; `null` without an order. */
  returns: OrderReturns | null;
  /** Whether the order is loading; a skeleton shows. */
  isLoading?: boolean;
  /** Emails a code for an order, opens the order with it and buys its lines again. They never reject. */
  ports: OrderStatusPorts;
  /** Renders the terms of what is made for the shopper, before it is bought again. */
  renderTerms: RenderTerms;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<OrderStatusMessages> & {
    receipt?: ReceiptProps['messages'];
    afterOrder?: Partial<AfterOrderMessages>;
  };
}

/** Opens an order by its number, email address and a mailed code, and shows it as an account does. */
export const OrderStatusScreen = withRef(function OrderStatusScreen(props: OrderStatusScreenProps) {
  const { site: given, orderNumber, order, returns, isLoading = false, ports, renderTerms, messages } = props;
  const site = useSiteAndFormat(given);
  const labels = useWords('orderStatus', orderStatusMessages, messages);
  const [lookup, setLookup] = useState<OrderLookup | null>(null);
  if (order) return <OpenedOrder rootRef={props.ref} {...{ site, order, returns, ports, renderTerms, messages }} />;
  if (isLoading)
    return (
      <div ref={props.ref} className={page.page}>
        <Skeleton height="20rem" />
      </div>
    );
  return (
    <div ref={props.ref} className={page.page}>
      <header className={page.head}>
        <Heading level={1}>{lookup ? labels.codeTitle : labels.lookupTitle}</Heading>
        {!lookup && <p className={page.text}>{labels.lookupText}</p>}
      </header>
      {lookup ? (
        <>
          <CodeForm lookup={lookup} ports={ports} messages={messages} />
          <p className={page.small}>
            <TextButton onClick={() => setLookup(null)}>{labels.otherOrder}</TextButton>
          </p>
        </>
      ) : (
        <LookupForm orderNumber={orderNumber} ports={ports} onSent={setLookup} messages={messages} />
      )}
    </div>
  );
});

type OpenedOrderProps = Pick<OrderStatusScreenProps, 'returns' | 'ports' | 'renderTerms' | 'messages'> & {
  site: SiteFormat;
  order: OrderDetails;
  rootRef: OrderStatusScreenProps['ref'];
};

function OpenedOrder({ rootRef, site, order, returns, ports, renderTerms, messages }: OpenedOrderProps) {
  const labels = useWords('orderStatus', orderStatusMessages, messages);
  return (
    <div ref={rootRef} className={css.root}>
      <Heading level={1}>{labels.orderTitle(order.orderNumber)}</Heading>
      <OrderReceipt
        order={order}
        returns={returns}
        site={site}
        ports={ports}
        renderTerms={renderTerms}
        actions={
          <>
            <Button tone="outline" size="small" onClick={ports.print}>
              {labels.print}
            </Button>
            {order.packingSlipUrl !== '' && <TextLink href={order.packingSlipUrl}>{labels.packingSlip}</TextLink>}
            <TextButton onClick={ports.leave}>{labels.otherLookup}</TextButton>
          </>
        }
        messages={messages?.receipt}
        words={messages?.afterOrder}
      />
    </div>
  );
}
