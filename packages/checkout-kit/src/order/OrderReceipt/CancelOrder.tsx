import { Alert, Button, Dialog } from '@settee/ui';
import { useRef, useState } from 'react';
import type { MessageResponse } from '../../account/ports.ts';
import type { PortResult } from '../../errors/request-failure.ts';
import type { AfterOrderMessages } from '../after-order-messages.ts';
import type { OrderPorts } from './ports.ts';

interface CancelOrderProps {
  orderNumber: string;
  cancelOrder: () => Promise<PortResult<MessageResponse>>;
  log: OrderPorts['log'];
  labels: AfterOrderMessages;
  onCanceled: () => void;
}

/** Sends the cancellation once, until there is a response. */
function useCancellation({ cancelOrder, log, labels, onCanceled }: Omit<CancelOrderProps, 'orderNumber'>) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const isSending = useRef(false);
  const show = (toOpen: boolean) => {
    setMessage('');
    setIsOpen(toOpen);
  };
  const cancel = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setMessage('');
    const result = await cancelOrder();
    isSending.current = false;
    setIsBusy(false);
    if (!result.ok) log(result.error);
    if (!result.ok || !result.value.isSuccess)
      return setMessage(result.ok ? result.value.message : labels.requestFailed);
    setIsOpen(false);
    onCanceled();
  };
  return { isOpen, isBusy, message, show, cancel };
}

/** Cancels an order, once the shopper has confirmed it. */
export function CancelOrder({ orderNumber, ...rest }: CancelOrderProps) {
  const { labels } = rest;
  const { isOpen, isBusy, message, show, cancel } = useCancellation(rest);
  return (
    <>
      <Button tone="outline" size="small" onClick={() => show(true)}>
        {labels.cancelOrder}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={show}
        role="alertdialog"
        size="small"
        title={labels.cancelTitle(orderNumber)}
        description={labels.cancelText}
        closeLabel={labels.close}
        actions={
          <>
            <Button tone="outline" onClick={() => show(false)}>
              {labels.notCancel}
            </Button>
            <Button busy={isBusy} onClick={() => void cancel()}>
              {labels.cancelOrder}
            </Button>
          </>
        }
      >
        {message !== '' && (
          <Alert tone="critical" live="assertive">
            {message}
          </Alert>
        )}
      </Dialog>
    </>
  );
}
