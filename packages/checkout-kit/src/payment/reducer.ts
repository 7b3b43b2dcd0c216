import type { CardEntry, CardErrors, CardField, CardFieldErrors } from '@settee/domain';
import type { PaymentMessages } from './messages.ts';

/**
 * Reason that the server rejected a card. `session`: the card can no longer be read, also after an error of the payment
 * service (TNS). `call-failed`: a port failed and the app does not show it. CARD-56, CARD-61, CARD-62
 */
export type CardError =
  | { kind: 'session' | 'rewards-restriction' | 'old-rewards-card' | 'zero-amount' | 'call-failed' }
  | { kind: 'declined'; message: string };

type CardErrorMessages = Pick<PaymentMessages, 'session' | 'rewards' | 'reissued' | 'zeroAmount' | 'callFailed'>;

interface Fields {
  entry: CardEntry;
  /** Errors shown at the fields. */
  problems: CardFieldErrors;
  error: CardError | null;
}

export type CardFormState = ({ status: 'editing' } & Fields) | ({ status: 'applying' } & Fields);

export type CardFormEvent =
  | { type: 'changed'; field: CardField; text: string }
  | { type: 'saveToggled'; isOn: boolean }
  | { type: 'validated'; problems: CardFieldErrors }
  /** One field was left, or its number became complete. */
  | { type: 'fieldValidated'; field: CardField; problems: CardFieldErrors }
  | { type: 'sent' }
  | { type: 'rejected'; error: CardError }
  /** A port failed; unless the app shows it, the form does. */
  | { type: 'failed'; isReported: boolean }
  | { type: 'cleared' };

const blank: CardEntry = { number: '', expiration: '', securityCode: '', saveToAccount: false };

/** A form without a digit of any card. */
export const initialCardFormState: CardFormState = { status: 'editing', entry: blank, problems: {}, error: null };

export const noCardErrors: CardErrors = {
  hasRewardsRestrictionError: false,
  hasSessionError: false,
  hasZeroAmountError: false,
  isReissued: false,
  declineMessage: '',
};

/** Returns the error to show, `null` when the card was accepted. CARD-56, CARD-60 */
export function toCardError(errors: CardErrors): CardError | null {
  if (errors.hasSessionError) return { kind: 'session' };
  if (errors.hasRewardsRestrictionError) return { kind: 'rewards-restriction' };
  if (errors.isReissued) return { kind: 'old-rewards-card' };
  if (errors.declineMessage !== '') return { kind: 'declined', message: errors.declineMessage };
  return errors.hasZeroAmountError ? { kind: 'zero-amount' } : null;
}

/** Returns the text of a card error. CARD-56, CARD-61, CARD-62 */
export function getCardErrorText(error: CardError, labels: CardErrorMessages): string {
  switch (error.kind) {
    case 'session':
      return labels.session;
    case 'rewards-restriction':
      return labels.rewards;
    case 'old-rewards-card':
      return labels.reissued;
    case 'zero-amount':
      return labels.zeroAmount;
    case 'call-failed':
      return labels.callFailed;
    case 'declined':
      return error.message;
    default:
      return error satisfies never;
  }
}

function getEntryAfter(error: CardError, entry: CardEntry): CardEntry {
  // The security code is discarded once sent; a lost session requires the whole card again.
  return error.kind === 'session' ? { ...blank, saveToAccount: entry.saveToAccount } : { ...entry, securityCode: '' };
}

/** Reduces an event of the card form. */
export function cardFormReducer(state: CardFormState, event: CardFormEvent): CardFormState {
  switch (event.type) {
    case 'changed': {
      if (state.status === 'applying' || state.entry[event.field] === event.text) return state;
      const { [event.field]: _removed, ...problems } = state.problems;
      return { ...state, entry: { ...state.entry, [event.field]: event.text }, problems, error: null };
    }
    case 'saveToggled':
      return { ...state, entry: { ...state.entry, saveToAccount: event.isOn } };
    case 'validated':
      return state.status === 'editing' ? { ...state, problems: event.problems, error: null } : state;
    case 'fieldValidated': {
      const { [event.field]: _before, ...others } = state.problems;
      const found = event.problems[event.field];
      return { ...state, problems: { ...others, ...(found && { [event.field]: found }) } };
    }
    case 'sent':
      return { ...state, status: 'applying', problems: {}, error: null };
    case 'rejected':
      return state.status === 'applying'
        ? { status: 'editing', entry: getEntryAfter(event.error, state.entry), problems: {}, error: event.error }
        : state;
    case 'failed':
      return { ...state, status: 'editing', error: event.isReported ? state.error : { kind: 'call-failed' } };
    case 'cleared':
      return initialCardFormState;
    default:
      return event satisfies never;
  }
}
