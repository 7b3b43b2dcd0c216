import { type CheckoutState, formatPrice, giftCardKey, type Tender, tenderCodeKey, getTenders } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { useReducer, useRef } from 'react';
import type { PortResult } from '../errors/request-failure.ts';
import { initialTenderState, tenderReducer, type TenderField, type TenderState, type TypedTender } from './reducer.ts';
import { tenderMessages } from './messages.ts';
import type { TenderPorts } from './ports.ts';
import { useOneCall } from '../pending-entries.ts';
import { useFieldErrorEvents } from '../useFieldErrorEvents.ts';
import type { TenderCheckout } from './tender-checkout.ts';
import { useWords } from '../use-words.ts';

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
    .map((tender, index) => ({ ...tender, remaining: rest[index] ?? 0 }));
}

const getError = ({ paymentData }: CheckoutState, kind: TypedTender) =>
  (kind === 'giftCard' ? paymentData.giftCardData : paymentData.tenderCodesData).errorMessage;

/** The entry without separators, and the required fields that are empty. */
function readEntry(kind: TypedTender, entry: TenderState['entry']) {
  const isGiftCard = kind === 'giftCard';
  const key = isGiftCard ? giftCardKey(entry.number) : tenderCodeKey(entry.number);
  const pin = giftCardKey(entry.pin);
  const empty: TenderField[] = [
    ...(key === '' ? (['number'] as const) : []),
    ...(isGiftCard && pin === '' ? (['pin'] as const) : []),
  ];
  return { key, pin, empty };
}

/** The rule that each field breaks, for analytics events. */
const getFieldErrors = ({ missing, message }: TenderState) =>
  message === '' ? Object.fromEntries(missing.map((field) => [field, 'missing'])) : { number: 'rejected' };

/** The requests of one kind of tender; they return the updated state, or `null` after a failure was reported. */
function createTenderRequests(
  { data, ports: { log }, problems, sendPayment }: TenderCheckout,
  ports: TenderPorts,
  kind: TypedTender,
  onFailure: (isGiftCardServiceUnavailable: boolean) => void,
) {
  const isGiftCard = kind === 'giftCard';
  const run = async (save: () => Promise<PortResult<CheckoutState>>): Promise<CheckoutState | null> => {
    const result = await sendPayment(save);
    if (result.ok) return result.value;
    const isGiftCardServiceUnavailable = isGiftCard && result.error.message !== 'IsReset';
    onFailure(isGiftCardServiceUnavailable);
    if (isGiftCardServiceUnavailable) log({ ...result.error, basketId: data.basketId });
    else problems.report(result.error);
    return null;
  };
  return {
    apply: (key: string, pin: string) =>
      run(() => (isGiftCard ? ports.applyGiftCard(key, pin) : ports.applyTenderCode(key))),
    remove: (number: string) => run(() => (isGiftCard ? ports.removeGiftCard(number) : ports.removeTenderCode(number))),
  };
}

/** Announces and reports as events what was applied and removed. */
function useTenderReports({ labels, messages, site, onEvent }: TenderCheckout, kind: TypedTender) {
  const texts = useWords('tender', tenderMessages, messages?.tenders);
  const announce = useAnnounce();
  const nameOf = (number: string) => labels.tenderNames[kind](number);
  const price = (cents: number) => formatPrice(cents, site);
  const reportApplied = ({ number, appliedAmount: amount }: AppliedTender) => {
    announce(texts.kinds[kind].applied({ name: nameOf(number), amount: price(amount) }));
    onEvent({ type: 'checkout.tenderApplied', kind, amount });
  };
  const reportRemoved = (number: string) => {
    announce(texts.kinds[kind].removed(nameOf(number)));
    onEvent({ type: 'checkout.tenderRemoved', kind });
  };
  return { texts, nameOf, price, reportApplied, reportRemoved };
}

/** Adds gift cards or tender codes to an order and removes them. TENDER-01 to TENDER-06 */
export function useTender(checkout: TenderCheckout, ports: TenderPorts, kind: TypedTender) {
  const { data, problems } = checkout;
  const { texts, nameOf, price, reportApplied, reportRemoved } = useTenderReports(checkout, kind);
  // A change found while placing the order shows when the step opens; an error shows until the entry is edited.
  const [state, send] = useReducer(tenderReducer, { ...initialTenderState, message: getError(data, kind) });
  useFieldErrorEvents(kind, getFieldErrors(state));
  const oneCall = useOneCall<boolean>();
  const fields = { number: useRef<HTMLInputElement>(null), pin: useRef<HTMLInputElement>(null) };
  const requests = createTenderRequests(checkout, ports, kind, (isGiftCardServiceUnavailable) =>
    send({ type: 'failed', isGiftCardServiceUnavailable }),
  );

  /** Returns whether the tender was applied. */
  const apply = async (): Promise<boolean> => {
    const { key, pin, empty } = readEntry(kind, state.entry);
    if (empty[0]) {
      send({ type: 'requiredFieldsMissing', fields: empty });
      fields[empty[0]].current?.focus();
      return false;
    }
    if (checkout.state.work !== 'nothing') return false;
    send({ type: 'applying' });
    const fresh = await requests.apply(key, pin);
    const isApplied = fresh !== null && showApplied(fresh);
    if (!isApplied) fields.number.current?.focus();
    return isApplied;
  };
  const showApplied = (fresh: CheckoutState): boolean => {
    const message = getError(fresh, kind);
    send({ type: 'responseReceived', message });
    if (message !== '') return false;
    const newest = getApplied(fresh, kind).at(-1);
    if (newest) reportApplied(newest);
    return true;
  };

  const remove = async (number: string) => {
    if (checkout.state.work !== 'nothing') return;
    send({ type: 'removing' });
    const fresh = await requests.remove(number);
    if (!fresh) return;
    send({ type: 'responseReceived', message: getError(fresh, kind) });
    reportRemoved(number);
  };

  return {
    kind,
    state,
    fields,
    applied: getApplied(data, kind),
    message: state.isGiftCardServiceUnavailable ? texts.giftCardUnavailable : state.message,
    nameOf,
    price,
    open: () => send({ type: 'opened' }),
    close: () => send({ type: 'closed' }),
    type: (field: TenderField, text: string) => send({ type: 'changed', field, text }),
    apply: () => problems.run(() => oneCall(apply)),
    remove: (number: string) => problems.run(() => remove(number)),
  };
}

export type TenderControl = ReturnType<typeof useTender>;
