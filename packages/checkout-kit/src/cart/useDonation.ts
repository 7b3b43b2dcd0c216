import {
  type CartDonation,
  type Cents,
  validateDonation,
  donationLimits,
  formatPrice,
  parseDonation,
  type Site,
} from '@settee/domain';
import { useReducer } from 'react';
import { useOnEvent } from '../events.ts';
import type { PortResult, RequestFailure } from '../errors/request-failure.ts';
import { initialInlineFormState, inlineFormReducer } from './inline-form-reducer.ts';
import type { ServiceMessages } from './service-messages.ts';
import type { CartChange, ServicePorts } from './service-ports.ts';

export interface DonationOptions {
  donation: CartDonation;
  site: Pick<Site, 'siteCulture'>;
  ports: Required<Pick<ServicePorts, 'addDonation'>> & { removeItem(id: string): Promise<PortResult<CartChange>> };
  labels: ServiceMessages;
  say: (sentence: string) => void;
  /** Gets calls that broke, for the log. CART-19 */
  onProblem: (problem: RequestFailure) => void;
}

/** Gives with the order, changes the amount and takes it back. CART-19 */
export function useDonation({ donation, site, ports, labels, say, onProblem }: DonationOptions) {
  const onEvent = useOnEvent();
  const [state, send] = useReducer(inlineFormReducer, initialInlineFormState);
  const price = (cents: Cents) => formatPrice(cents, site.siteCulture);

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

  const give = async (amount: Cents) => {
    if (state.status === 'sending' || !(await run(ports.addDonation(donation.sku, amount)))) return;
    say(labels.donationGiven(price(amount), donation.name));
    onEvent({ type: 'cart.donationAdded', amount });
  };

  const giveTyped = async () => {
    if (state.status !== 'open') return;
    const amount = parseDonation(state.entry);
    const problem = validateDonation(amount);
    if (amount !== null && problem === null) return give(amount);
    const messages = {
      malformed: labels.donationMalformed,
      'too-little': labels.donationTooLittle(price(donationLimits.min)),
      'too-much': labels.donationTooMuch(price(donationLimits.max)),
    };
    send({ type: 'rejected', message: messages[problem ?? 'malformed'] });
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
    give,
    giveTyped,
    remove,
  };
}

export type DonationControl = ReturnType<typeof useDonation>;
