'use client';

import {
  formatCentralDay,
  type OrderDetails,
  type OrderReturns,
  orderStatusUrl,
  type PriceFormat,
  type Site,
} from '@settee/domain';
import { Alert, ButtonLink, EmptyState, Heading, Skeleton, TextLink, withRef } from '@settee/ui';
import { useState } from 'react';
import type { RootRef } from '../../root-ref.ts';
import { useSiteFormat } from '../../use-price-format.ts';
import { useWords } from '../../use-words.ts';
import { afterOrderMessages, type AfterOrderMessages } from '../after-order-messages.ts';
import { FocusedNotice } from '../FocusedNotice.tsx';
import { isReturnable } from '../OrderReceipt/OrderReceipt.tsx';
import type { ReturnPorts } from './ports.ts';
import { ReturnDetails } from './ReturnDetails.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import * as css from './ReturnScreen.css.ts';
import { useReturnForm } from './useReturnForm.ts';

export interface ReturnScreenProps extends RootRef<HTMLDivElement> {
  /** Language and currency of amounts; those of `SiteProvider` without it. */
  site?: Pick<Site, 'locale' | 'currency'>;
  /** The order with its returns; `null` when this browser may not see it. */
  data: { order: OrderDetails; returns: OrderReturns } | null;
  /** Whether the order is loading; a skeleton shows. */
  isLoading?: boolean;
  /** Page of the order. */
  backHref: string;
  /** Request and cancel returns of the order; they never reject. */
  ports: ReturnPorts;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<AfterOrderMessages>;
}

/** Requests the return of items of an order, and shows its returns with their instructions. */
export const ReturnScreen = withRef(function ReturnScreen({
  site: given,
  data,
  isLoading = false,
  backHref,
  ports,
  messages,
  ref,
}: ReturnScreenProps) {
  const site = useSiteFormat(given);
  const labels = useWords('afterOrder', afterOrderMessages, messages);
  if (data) return <Returns rootRef={ref} {...{ site, ...data, backHref, ports, labels }} />;
  return (
    <div ref={ref} className={css.root}>
      {isLoading ? (
        <Skeleton height="30rem" />
      ) : (
        <EmptyState title={labels.missing} actions={<ButtonLink href={orderStatusUrl}>{labels.findOrder}</ButtonLink>}>
          {labels.missingText}
        </EmptyState>
      )}
    </div>
  );
});

interface ReturnsProps extends Pick<ReturnScreenProps, 'backHref' | 'ports'> {
  site: PriceFormat;
  order: OrderDetails;
  returns: OrderReturns;
  rootRef: ReturnScreenProps['ref'];
  labels: AfterOrderMessages;
}

function Returns({ rootRef, site, order, returns, backHref, ports, labels }: ReturnsProps) {
  const [requested, setRequested] = useState('');
  const control = useReturnForm({ returns, ports, labels, onDone: setRequested });
  const isOpen = isReturnable(returns);
  const isBeforeShipment = returns.lines.some(({ exclusion }) => exclusion === 'notShipped');
  const until = formatCentralDay(returns.returnUntil, site.locale);
  return (
    <div ref={rootRef} className={css.root}>
      <header className={css.head}>
        <TextLink className={css.back} href={backHref}>
          {labels.backToOrder}
        </TextLink>
        <Heading level={1}>{labels.title}</Heading>
        <p className={css.muted}>{labels.orderTitle(order.orderNumber)}</p>
        {isOpen && <p className={css.text}>{labels.until(until)}</p>}
        {!isOpen && returns.returns.length === 0 && (
          <p className={css.text}>{isBeforeShipment ? labels.beforeShipment : labels.closed}</p>
        )}
      </header>
      {requested !== '' && (
        <FocusedNotice key={requested}>
          <Alert tone="success" live="polite" title={labels.requested(requested)}>
            {labels.mailedTo(order.contact.emailAddress)}
          </Alert>
        </FocusedNotice>
      )}
      {returns.returns.toReversed().map((one) => (
        <ReturnDetails key={one.returnNumber} {...{ one, order, site, ports, labels }} />
      ))}
      {isOpen && <ReturnForm {...{ order, returns, site, control, labels }} />}
    </div>
  );
}
