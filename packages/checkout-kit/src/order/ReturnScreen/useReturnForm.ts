import { getReturnRefund, type OrderReturns, type ReturnReason, type ReturnSelection } from '@settee/domain';
import { useRef, useState } from 'react';
import { useFieldErrorEvents } from '../../useFieldErrorEvents.ts';
import type { AfterOrderMessages } from '../after-order-messages.ts';
import type { ReturnPorts } from './ports.ts';

interface Options {
  returns: OrderReturns;
  ports: Pick<ReturnPorts, 'requestReturn' | 'log'>;
  labels: Pick<AfterOrderMessages, 'requestFailed'>;
  onDone: (returnNumber: string) => void;
}

/** Returns the selection with a new quantity of a line; zero removes the line. */
const withQuantity = (lines: readonly ReturnSelection[], lineId: string, quantity: number) => {
  const others = lines.filter((line) => line.lineId !== lineId);
  return quantity === 0 ? others : [...others, { lineId, quantity }];
};

const getProblems = (selected: readonly ReturnSelection[], reason: ReturnReason | '') => ({
  lines: selected.length === 0 ? 'missing' : null,
  reason: reason === '' ? 'missing' : null,
});

/** Lines to return and their reason; a click while a request is being sent does nothing. */
export function useReturnForm({ returns, ports, labels, onDone }: Options) {
  const [selected, setSelected] = useState<readonly ReturnSelection[]>([]);
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [isValidated, setIsValidated] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState('');
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const problems = isValidated ? getProblems(selected, reason) : { lines: null, reason: null };
  useFieldErrorEvents('return', problems);

  const select = (lineId: string, quantity: number) => {
    setMessage('');
    setSelected((lines) => withQuantity(lines, lineId, quantity));
  };
  const send = async (why: ReturnReason) => {
    isSending.current = true;
    setIsBusy(true);
    const result = await ports.requestReturn(selected, why);
    isSending.current = false;
    setIsBusy(false);
    if (!result.ok) ports.log(result.error);
    if (!result.ok || !result.value.isSuccess)
      return setMessage(result.ok ? result.value.message : labels.requestFailed);
    setSelected([]);
    setReason('');
    setIsValidated(false);
    onDone(result.value.returnNumber);
  };
  const submit = () => {
    if (isSending.current) return;
    setIsValidated(true);
    setMessage('');
    if (selected.length > 0 && reason !== '') return void send(reason);
    const field = selected.length === 0 ? 'lines' : 'reason';
    form.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();
  };
  return {
    form,
    selected,
    reason,
    problems,
    isBusy,
    message,
    refund: getReturnRefund(returns.lines, selected, reason === '' ? 'changedMind' : reason),
    select,
    setReason,
    submit,
  };
}

export type ReturnFormControl = ReturnType<typeof useReturnForm>;
