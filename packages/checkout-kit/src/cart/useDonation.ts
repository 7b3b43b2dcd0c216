import {
  type CartDonation,
  type Cents,
  validateDonation,
  donationLimits,
  formatPrice,
  readAmount,
  type Site,
} from '@settee/domain';
import { useReducer } from 'react';
import { useOnEvent } from '../events.ts';
import type { PortResult, RequestFailure } from '../errors/request-failure.ts';
import { initialInlineFormState, inlineFormReducer } from './inline-form-reducer.ts';
import type { ServiceMessages } from './service-messages.ts';
import type { CartChange, ServicePorts } from './service-ports.ts';
import { useOneCall } from '../pending-entries.ts';
import { useFieldErrorEvents } from '../useFieldErrorEvents.ts';

export interface DonationOptions {
  donation: CartDonation;
  site: Pick<Site, 'locale' | 'currency'>;
  ports: Required<Pick<ServicePorts, 'addDonation'>> & { removeItem(id: string): Promise<PortResult<CartChange>> };
  labels: ServiceMessages;
  say: (sentence: string) => void;
  /** Gets calls that broke, for the log. CART-19 */
  onProblem: (problem: RequestFailure) => void;
}

function getProblemText(
  problem: NonNullable<ReturnType<typeof validateDonation>>,
  price: (cents: Cents) => string,
  labels: ServiceMessages,
): string {
  const texts = {
    malformed: labels.donationMalformed,
    'too-little': labels.donationTooLittle(price(donationLimits.min)),
    'too-much': labels.donationTooMuch(price(donationLimits.max)),
  };
  return texts[problem];
}

/** Gives with the order, changes the amount and takes it back. CART-19 */
export function useDonation({ donation, site, ports, labels, say, onProblem }: DonationOptions) {
  const onEvent = useOnEvent();
  const [state, send] = useReducer(inlineFormReducer, initialInlineFormState);
  const isWrong = state.status === 'open' && state.message !== null;
  useFieldErrorEvents('donation', {
    amount: isWrong ? (validateDonation(readAmount(state.entry, site.locale, site.currency)) ?? 'rejected') : null,
  });
  const price = (cents: Cents) => formatPrice(cents, site);

  const run = async (call: Promise<PortResult<CartChange>>): Promise<boolean> => {
    send({ type: 'sent' });
    const result = await call;
    if (!result.ok) onProblem(result.error);
    const serverMessage = result.ok && !result.value.isSuccess ? result.value.errorMessage : '';
    const isDone = result.ok && result.value.isSuccess;
    send(
      isDone
        ? { type: 'closed' }
        : { type: 'rejected', message: serverMessage === '' ? labels.donationFailed : serverMessage },
    );
    return isDone;
  };

  const oneCall = useOneCall<boolean>();
  const give = async (amount: Cents) => {
    if (state.status === 'sending' || !(await run(ports.addDonation(donation.sku, amount)))) return false;
    say(labels.donationGiven({ amount: price(amount), name: donation.name }));
    onEvent({ type: 'cart.donationAdded', amount });
    return true;
  };

  const giveTyped = async () => {
    if (state.status !== 'open') return false;
    const amount = readAmount(state.entry, site.locale, site.currency);
    const problem = validateDonation(amount);
    if (amount !== null && problem === null) return give(amount);
    send({ type: 'rejected', message: getProblemText(problem ?? 'malformed', price, labels) });
    return false;
  };

  const remove = async () => {
    if (state.status === 'sending' || !(await run(ports.removeItem(donation.id)))) return;
    say(labels.donationRemoved);
  };

  return {
    state,
    open: () => send({ type: 'opened' }),
    close: () => send({ type: 'closed' }),
    type: (entry: string) => send({ type: 'changed', entry }),
    give: (amount: Cents) => oneCall(() => give(amount)),
    /** Returns whether the amount was given. */
    giveTyped: () => oneCall(giveTyped),
    remove,
  };
}

export type DonationControl = ReturnType<typeof useDonation>;
