import { type CheckoutState, formatPrice, giftCardKey, type Tender, tenderCodeKey, getTenders } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useReducer, useRef } from 'react';
import type { CheckoutControl } from '../order/useCheckout.ts';
import type { PortResult } from '../errors/request-failure.ts';
import { initialTenderState, tenderReducer, type TenderField, type TypedTender } from './reducer.ts';
import { tenderMessages } from './messages.ts';
import type { TenderPorts } from './ports.ts';

/** An applied gift card or code with what stays on it after the order, in cents. */
export interface AppliedTender extends Tender {
  remaining: number;
}

function getApplied({ paymentData }: CheckoutState, kind: TypedTender): AppliedTender[] {
  const { giftCards } = paymentData.giftCardData;
  const { tenderCodes } = paymentData.tenderCodesData;
  const rest = (kind === 'giftCard' ? giftCards : tenderCodes).map(({ remaining }) => remaining);
  return getTenders(paymentData)
    .filter((tender) => tender.kind === kind)
    .map((tender, at) => ({ ...tender, remaining: rest[at] ?? 0 }));
}

const getError = ({ paymentData }: CheckoutState, kind: TypedTender) =>
  (kind === 'giftCard' ? paymentData.giftCardData : paymentData.tenderCodesData).errorMessage;

/** Brings gift cards or tender codes to an order and takes them out. TENDER-01 to TENDER-06 */
export function useTender(checkout: CheckoutControl, ports: TenderPorts, kind: TypedTender) {
  const { data, labels, messages, site, problems, savePayment, onEvent } = checkout;
  const texts = { ...tenderMessages, ...messages?.tenders };
  // A change found while placing the order shows when the step opens; an error shows until the entry is edited.
  const [state, send] = useReducer(tenderReducer, { ...initialTenderState, message: getError(data, kind) });
  const say = useAnnounce();
  const fields = { number: useRef<HTMLInputElement>(null), pin: useRef<HTMLInputElement>(null) };
  const applied = getApplied(data, kind);
  const price = (cents: number) => formatPrice(cents, site.siteCulture);

  /** Returns the updated state; reports a failure and returns `null`. */
  const run = async (save: () => Promise<PortResult<CheckoutState>>): Promise<CheckoutState | null> => {
    const result = await savePayment(save);
    if (result.ok) return result.value;
    const isGiftCardServiceUnavailable = kind === 'giftCard' && result.error.message !== 'IsReset';
    send({ type: 'failed', isGiftCardServiceUnavailable });
    if (isGiftCardServiceUnavailable) checkout.ports.log({ ...result.error, basketId: data.basketId });
    else problems.report(result.error);
    return null;
  };

  const apply = async () => {
    const { number, pin } = state.entry;
    const isGiftCard = kind === 'giftCard';
    const key = isGiftCard ? giftCardKey(number) : tenderCodeKey(number);
    const missing: TenderField[] = [
      ...(key === '' ? (['number'] as const) : []),
      ...(isGiftCard && pin.trim() === '' ? (['pin'] as const) : []),
    ];
    const [first] = missing;
    if (first) {
      send({ type: 'requiredFieldsMissing', fields: missing });
      fields[first].current?.focus();
      return;
    }
    if (checkout.state.work !== 'nothing') return;
    send({ type: 'applying' });
    const fresh = await run(() => (isGiftCard ? ports.applyGiftCard(key, pin.trim()) : ports.applyTenderCode(key)));
    if (!fresh) return;
    const message = getError(fresh, kind);
    send({ type: 'responseReceived', message });
    if (message !== '') {
      fields.number.current?.focus();
      return;
    }
    const newest = getApplied(fresh, kind).at(-1);
    if (!newest) return;
    say(texts.kinds[kind].applied(labels.tenderNames[kind](newest.number), price(newest.appliedAmount)));
    onEvent({ type: 'checkout.tenderApplied', kind, amount: newest.appliedAmount });
  };

  const remove = async (number: string) => {
    if (checkout.state.work !== 'nothing') return;
    send({ type: 'removing' });
    const fresh = await run(() =>
      kind === 'giftCard' ? ports.removeGiftCard(number) : ports.removeTenderCode(number),
    );
    if (!fresh) return;
    send({ type: 'responseReceived', message: getError(fresh, kind) });
    say(texts.kinds[kind].removed(labels.tenderNames[kind](number)));
    onEvent({ type: 'checkout.tenderRemoved', kind });
  };

  return {
    kind,
    state,
    fields,
    applied,
    message: state.isGiftCardServiceUnavailable ? texts.giftCardUnavailable : state.message,
    nameOf: (number: string) => labels.tenderNames[kind](number),
    price,
    open: () => send({ type: 'opened' }),
    close: () => send({ type: 'closed' }),
    type: (field: TenderField, text: string) => send({ type: 'changed', field, text }),
    apply: () => problems.run(apply),
    remove: (number: string) => problems.run(() => remove(number)),
  };
}

export type TenderControl = ReturnType<typeof useTender>;
