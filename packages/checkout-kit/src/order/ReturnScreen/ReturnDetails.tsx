import { formatPrice, type OrderDetails, type OrderReturn, type PriceFormat } from '@settee/domain';
import { Alert, Heading, TextButton } from '@settee/ui';
import { useRef, useState } from 'react';
import { sectionTitle } from '../../section-title.css.ts';
import type { AfterOrderMessages } from '../after-order-messages.ts';
import type { ReturnPorts } from './ports.ts';
import * as css from './ReturnScreen.css.ts';

interface ReturnDetailsProps {
  one: OrderReturn;
  order: OrderDetails;
  site: PriceFormat;
  ports: ReturnPorts;
  labels: AfterOrderMessages;
}

/** A return with its state and lines and, until it is received, its instructions. */
export function ReturnDetails({ one, order, site, ports, labels }: ReturnDetailsProps) {
  const { returnNumber, status, lines, refund } = one;
  const [message, setMessage] = useState('');
  const isSending = useRef(false);
  const cancel = async () => {
    if (isSending.current) return;
    isSending.current = true;
    const result = await ports.cancelReturn(returnNumber);
    isSending.current = false;
    if (!result.ok) ports.log(result.error);
    setMessage(result.ok ? result.value.message : labels.requestFailed);
  };
  return (
    <section className={css.details} aria-label={labels.returnNumber(returnNumber)}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {labels.returnNumber(returnNumber)}
      </Heading>
      <p className={css.text}>
        {labels.statuses[status]}
        {status !== 'canceled' && ` · ${labels.refundOf(formatPrice(refund, site))}`}
      </p>
      <ul className={css.plain}>
        {lines.map(({ lineId, quantity }) => (
          <li key={lineId} className={css.muted}>
            {order.lineItems.find(({ id }) => id === lineId)?.itemInfo.name} · {labels.quantity(quantity)}
          </li>
        ))}
      </ul>
      {status === 'requested' && (
        <Instructions one={one} labels={labels} onPrint={ports.print} onCancel={() => void cancel()} />
      )}
      {message !== '' && (
        <Alert tone="critical" live="assertive">
          {message}
        </Alert>
      )}
    </section>
  );
}

interface InstructionsProps extends Pick<ReturnDetailsProps, 'one' | 'labels'> {
  onPrint: () => void;
  onCancel: () => void;
}

function Instructions({ one, labels, onPrint, onCancel }: InstructionsProps) {
  const { returnNumber, hasParcels, hasLargePieces } = one;
  return (
    <>
      <ol className={css.steps}>
        <li>{labels.stepNumber(returnNumber)}</li>
        {hasParcels && <li>{labels.stepParcels}</li>}
        {hasLargePieces && <li>{labels.stepTruck}</li>}
      </ol>
      <div className={css.actions}>
        <TextButton onClick={onPrint}>{labels.print}</TextButton>
        <TextButton aria-label={labels.cancelReturnOf(returnNumber)} onClick={onCancel}>
          {labels.cancelReturn}
        </TextButton>
      </div>
    </>
  );
}
