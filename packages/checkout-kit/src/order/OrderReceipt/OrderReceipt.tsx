import { formatPrice, type OrderDetails, type OrderReturns, orderReturnUrl, type Site } from '@settee/domain';
import { Alert, Button, ButtonLink, Heading, TextButton, TextLink } from '@settee/ui';
import type { ReactNode } from 'react';
import { sectionTitle } from '../../section-title.css.ts';
import { useWords } from '../../use-words.ts';
import { afterOrderMessages, type AfterOrderMessages } from '../after-order-messages.ts';
import { FocusedNotice } from '../FocusedNotice.tsx';
import { orderMessages } from '../messages.ts';
import { Receipt, type ReceiptProps } from '../Receipt/Receipt.tsx';
import * as css from './OrderReceipt.css.ts';
import { Parcels } from './Parcels.tsx';
import type { RenderTerms, ReorderPorts } from './ports.ts';
import { ReorderNotice } from './ReorderNotice.tsx';
import { useReorder } from './useReorder.ts';

export interface OrderReceiptProps {
  order: OrderDetails;
  site: Site;
  /** Returns of the order; `null` for an order of another site, which cannot be bought again or returned here. */
  returns: OrderReturns | null;
  ports: ReorderPorts;
  renderTerms: RenderTerms;
  /** Buttons and links of the page, shown after 'Buy Again' and 'Return Items'. */
  actions: ReactNode;
  messages?: ReceiptProps['messages'];
  words?: Partial<AfterOrderMessages> | undefined;
}

/** Whether any item can be returned. */
export const isReturnable = ({ isOpen, lines }: OrderReturns) =>
  isOpen && lines.some(({ exclusion, returned, quantity }) => exclusion === null && returned < quantity);

/** The receipt of an order with its parcels and returns, and buttons to buy again and to return items. */
export function OrderReceipt(props: OrderReceiptProps) {
  const { order, site, returns, ports, renderTerms, actions, messages, words } = props;
  const labels = useWords('afterOrder', afterOrderMessages, words);
  const { orderCanceled } = useWords('order', orderMessages, messages);
  const { state, add, accept, decline } = useReorder(ports);
  const terms = state.status === 'terms' || state.status === 'adding' ? state.terms : null;
  const addingId = state.status === 'adding' ? state.lineId : null;
  const renderAction: ReceiptProps['renderAction'] = ({ id, itemInfo }) => (
    <TextButton
      aria-label={labels.buyAgainOf(itemInfo.name)}
      aria-disabled={addingId !== null}
      onClick={(event) => add(id, event)}
    >
      {labels.buyAgain}
    </TextButton>
  );
  return (
    <div className={css.root}>
      {order.payment.status === 'canceled' && <Alert tone="info">{orderCanceled}</Alert>}
      <div className={css.actions}>
        {returns && (
          <Button size="small" busy={addingId === ''} onClick={(event) => add('', event)}>
            {labels.buyAll}
          </Button>
        )}
        {returns && isReturnable(returns) && (
          <ButtonLink size="small" tone="outline" href={orderReturnUrl(order.orderNumber)}>
            {labels.returnItems}
          </ButtonLink>
        )}
        {actions}
      </div>
      {terms && renderTerms({ terms, isBusy: state.status === 'adding', onAccept: accept, onDecline: decline })}
      {state.status === 'done' && (
        <FocusedNotice>
          <ReorderNotice result={state.result} site={site} labels={labels} />
        </FocusedNotice>
      )}
      {state.status === 'failed' && (
        <FocusedNotice>
          <Alert tone="critical" live="assertive">
            {labels.addFailed}
          </Alert>
        </FocusedNotice>
      )}
      <Parcels order={order} site={site} labels={labels} />
      {returns && returns.returns.length > 0 && <ReturnStates {...{ order, returns, site, labels }} />}
      <Receipt order={order} site={site} messages={messages} renderAction={returns ? renderAction : undefined} />
    </div>
  );
}

interface ReturnStatesProps extends Pick<OrderReceiptProps, 'order' | 'site'> {
  returns: OrderReturns;
  labels: AfterOrderMessages;
}

function ReturnStates({ order, returns, site, labels }: ReturnStatesProps) {
  return (
    <section className={css.section} aria-label={labels.returnsTitle}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {labels.returnsTitle}
      </Heading>
      <ul className={css.rows}>
        {returns.returns.map(({ returnNumber, status, refund }) => (
          <li key={returnNumber} className={css.row}>
            <div>
              <p className={css.number}>{labels.returnNumber(returnNumber)}</p>
              <p className={css.muted}>
                {labels.statuses[status]}
                {status !== 'canceled' && ` · ${labels.refundOf(formatPrice(refund, site))}`}
              </p>
            </div>
            {status === 'requested' && (
              <TextLink href={orderReturnUrl(order.orderNumber)}>{labels.showReturn}</TextLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
