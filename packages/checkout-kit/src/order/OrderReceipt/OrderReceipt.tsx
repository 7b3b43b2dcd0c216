import { countReturnable, formatPrice, type OrderDetails, type OrderReturns, orderReturnUrl } from '@settee/domain';
import { Alert, Button, ButtonLink, Heading, TextButton, TextLink } from '@settee/ui';
import { type ReactNode, useState } from 'react';
import { sectionTitle } from '../../section-title.css.ts';
import type { SiteFormat } from '../../use-price-format.ts';
import { useWords } from '../../use-words.ts';
import { afterOrderMessages, type AfterOrderMessages } from '../after-order-messages.ts';
import { FocusedNotice } from '../FocusedNotice.tsx';
import { Receipt, type ReceiptProps } from '../Receipt/Receipt.tsx';
import * as css from './OrderReceipt.css.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { Parcels } from './Parcels.tsx';
import type { OrderPorts, RenderTerms } from './ports.ts';
import { ReorderNotice } from './ReorderNotice.tsx';
import { type ReorderState, useReorder } from './useReorder.ts';

export interface OrderReceiptProps {
  order: OrderDetails;
  site: SiteFormat;
  /** Returns of the order; `null` for an order of another site, which cannot be bought again or returned here. */
  returns: OrderReturns | null;
  ports: OrderPorts;
  renderTerms: RenderTerms;
  /** Buttons and links of the page, shown after 'Return Items', 'Buy All Again' and 'Cancel Order'. */
  actions: ReactNode;
  messages?: ReceiptProps['messages'];
  words?: Partial<AfterOrderMessages> | undefined;
}

/** Whether any item can be returned. */
export const isReturnable = ({ isOpen, lines }: OrderReturns) =>
  isOpen && lines.some((line) => countReturnable(line) > 0);

/** The receipt of an order with its status, parcels and returns, and buttons to return, cancel and buy again. */
export function OrderReceipt(props: OrderReceiptProps) {
  const { order, site, returns, ports, renderTerms, actions, messages, words } = props;
  const labels = useWords('afterOrder', afterOrderMessages, words);
  const [isCanceled, setIsCanceled] = useState(false);
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
      <OrderStatus order={order} site={site} labels={labels} />
      {isCanceled && <CanceledNotice order={order} labels={labels} />}
      <div className={css.actions}>
        {returns && isReturnable(returns) && (
          <ButtonLink size="small" tone="outline" href={orderReturnUrl(order.orderNumber)}>
            {labels.returnItems}
          </ButtonLink>
        )}
        {returns && (
          <Button size="small" tone="outline" busy={addingId === ''} onClick={(event) => add('', event)}>
            {labels.buyAll}
          </Button>
        )}
        {returns?.isCancelable && ports.cancelOrder && (
          <CancelOrder
            orderNumber={order.orderNumber}
            cancelOrder={ports.cancelOrder}
            log={ports.log}
            labels={labels}
            onCanceled={() => setIsCanceled(true)}
          />
        )}
        {actions}
      </div>
      {terms && renderTerms({ terms, isBusy: state.status === 'adding', onAccept: accept, onDecline: decline })}
      <ReorderResultNotice state={state} site={site} labels={labels} />
      <Parcels order={order} site={site} labels={labels} />
      {returns && returns.returns.length > 0 && <ReturnStates {...{ order, returns, site, labels }} />}
      <Receipt order={order} site={site} messages={messages} renderAction={returns ? renderAction : undefined} />
    </div>
  );
}

function CanceledNotice({ order, labels }: Pick<OrderReceiptProps, 'order'> & { labels: AfterOrderMessages }) {
  return (
    <FocusedNotice>
      <Alert tone="success" live="polite" title={labels.canceled}>
        {labels.canceledText(order.contact.emailAddress)}
      </Alert>
    </FocusedNotice>
  );
}

interface ReorderResultNoticeProps extends Pick<OrderReceiptProps, 'site'> {
  state: ReorderState;
  labels: AfterOrderMessages;
}

/** The result of buying again; it takes the focus. */
function ReorderResultNotice({ state, site, labels }: ReorderResultNoticeProps) {
  if (state.status !== 'done' && state.status !== 'failed') return null;
  return (
    <FocusedNotice>
      {state.status === 'done' ? (
        <ReorderNotice result={state.result} site={site} labels={labels} />
      ) : (
        <Alert tone="critical" live="assertive">
          {labels.addFailed}
        </Alert>
      )}
    </FocusedNotice>
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
