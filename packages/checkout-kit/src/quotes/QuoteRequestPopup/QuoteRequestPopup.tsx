'use client';

import {
  emailMaxLength,
  plainText,
  readEmail,
  readPhone,
  whenPasted,
  validateQuoteRequest,
  type QuoteErrors,
  type QuoteField,
  type QuoteRequest,
  type QuoteResponse,
  type Sku,
} from '@settee/domain';
import { Alert, Button, Dialog, TextArea, TextField, withRef } from '@settee/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { PortResult, RequestFailure } from '../../errors/request-failure.ts';
import { quoteMessages, type QuoteMessages } from '../messages.ts';
import { useFieldErrorEvents } from '../../useFieldErrorEvents.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './QuoteRequestPopup.css.ts';

/** Port of a quote request. */
export interface QuotePorts {
  requestQuote(request: QuoteRequest): Promise<PortResult<QuoteResponse>>;
  log(problem: RequestFailure): void;
}

export interface QuoteRequestPopupProps extends RootRef<HTMLDivElement> {
  /** The product that the request is about. */
  product: { sku: Sku; name: string };
  /** Sends the request. It never rejects. */
  ports: QuotePorts;
  /** Quantity that is selected on the page. */
  quantity?: number;
  /** Called when the shopper closes it: by its button, Escape or the backdrop. Unmount it then. */
  onClose: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<QuoteMessages>;
}

type State =
  | { status: 'editing'; message: string }
  | { status: 'sending' }
  | { status: 'sent'; quoteNumber: string; emailAddress: string };

const fields: readonly QuoteField[] = ['quantity', 'name', 'emailAddress', 'phone', 'message'];

type Entry = Record<QuoteField, string>;

/** Entries of the form, their errors, and the state of the request. */
function useQuoteRequest({ product, ports, quantity = 1 }: QuoteRequestPopupProps, failed: string) {
  const form = useRef<HTMLFormElement>(null);
  const [entry, setEntry] = useState<Entry>({
    quantity: String(quantity),
    name: '',
    emailAddress: '',
    phone: '',
    message: '',
  });
  const [errors, setErrors] = useState<QuoteErrors>({});
  useFieldErrorEvents('quoteRequest', errors);
  const [state, setState] = useState<State>({ status: 'editing', message: '' });

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state.status !== 'editing') return;
    const request = { ...entry, sku: product.sku, quantity: Number(plainText(entry.quantity)) };
    const found = validateQuoteRequest(request);
    setErrors(found);
    const wrong = fields.find((field) => found[field]);
    if (wrong) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    setState({ status: 'sending' });
    const result = await ports.requestQuote(request);
    if (!result.ok) {
      ports.log(result.error);
      setState({ status: 'editing', message: failed });
    } else if (result.value.isSuccess) {
      const { emailAddress } = request;
      setState({ status: 'sent', quoteNumber: result.value.quoteNumber, emailAddress: readEmail(emailAddress) });
    } else setState({ status: 'editing', message: result.value.errorMessage });
  };
  const change = (name: QuoteField, text: string) => {
    setEntry({ ...entry, [name]: text });
    setErrors({ ...errors, [name]: undefined });
  };
  return { form, entry, errors, state, send, change };
}

interface QuoteFormProps {
  id: string;
  quote: ReturnType<typeof useQuoteRequest>;
  productName: string;
  labels: QuoteMessages;
}

const toErrorText = (labels: QuoteMessages, field: QuoteField, error: QuoteErrors[QuoteField]) =>
  error && (error === 'too-long' ? labels.emailTooLong(emailMaxLength) : labels.errors[field][error]);

function QuoteForm({ id, quote, productName, labels }: QuoteFormProps) {
  const { form, entry, errors, state, send, change } = quote;
  const field = (name: QuoteField) => ({
    name,
    label: labels[name],
    value: entry[name],
    error: toErrorText(labels, name, errors[name]),
    onChange: ({ target }: { target: { value: string } }) => change(name, target.value),
  });
  return (
    <form ref={form} id={id} method="post" noValidate onSubmit={(event) => void send(event)} className={css.form}>
      {state.status === 'editing' && state.message !== '' && (
        <Alert tone="critical" live="assertive">
          {state.message}
        </Alert>
      )}
      <p className={css.text}>{labels.intro(productName)}</p>
      <TextField {...field('quantity')} inputMode="numeric" autoComplete="off" />
      <TextField {...field('name')} autoComplete="name" />
      <TextField {...field('emailAddress')} type="email" autoComplete="email" readText={whenPasted(readEmail)} />
      <TextField
        {...field('phone')}
        optional={labels.optional}
        type="tel"
        autoComplete="tel"
        readText={whenPasted((text) => readPhone(text))}
      />
      <TextArea {...field('message')} optional={labels.optional} />
    </form>
  );
}

/** Form of label 2, 'Request a quote', and its confirmation. ATC-05, ATC-06 */
export const QuoteRequestPopup = withRef(function QuoteRequestPopup(props: QuoteRequestPopupProps) {
  const { product, onClose, messages } = props;
  const labels = useWords('quote', quoteMessages, messages);
  const id = useId();
  const quote = useQuoteRequest(props, labels.failed);
  const { state } = quote;
  const isSent = state.status === 'sent';

  return (
    <Dialog
      ref={props.ref}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isSent ? labels.sentTitle : labels.title}
      closeLabel={labels.close}
      actions={
        isSent ? (
          <Button onClick={onClose}>{labels.done}</Button>
        ) : (
          <>
            <Button tone="outline" onClick={onClose}>
              {labels.cancel}
            </Button>
            <Button type="submit" form={id} busy={state.status === 'sending'}>
              {labels.send}
            </Button>
          </>
        )
      }
    >
      {isSent ? (
        <p role="status" className={css.text}>
          {labels.sent({ number: state.quoteNumber, email: state.emailAddress })}
        </p>
      ) : (
        <QuoteForm id={id} quote={quote} productName={product.name} labels={labels} />
      )}
    </Dialog>
  );
});
