import {
  cardFields,
  type CardErrors,
  type CardField,
  type CardPayload,
  type CardRules,
  type CardType,
  getCardType,
  defaultCardRules,
  firstWrongCardField,
  isCompleteCardNumber,
  validateCard,
  formatCardExpiry,
  formatCardNumber,
  formatSecurityCode,
  parseCard,
  type EncryptedCard,
  shownCardFields,
  getYearMonth,
} from '@settee/domain';
import { type Dispatch, type RefObject, useEffect, useReducer, useRef } from 'react';
import type { PortResult, RequestFailure } from '../errors/request-failure.ts';
import {
  type CardFormEvent,
  cardFormReducer,
  type CardFormState,
  toCardError,
  initialCardFormState,
} from './reducer.ts';
import { autofillPollIntervalMs, numberHandlingDelayMs } from './timings.ts';
import { useFieldErrorEvents } from '../useFieldErrorEvents.ts';

/** Ports for a validated card, implemented by the host. */
export interface CardFormPorts {
  /** Encrypts the card in the browser with the key of the payment provider. Must not store or log it. PAY-07 */
  encryptCard(card: CardPayload): Promise<PortResult<EncryptedCard>>;
  /** Saves the encrypted card and returns the errors of the provider. */
  saveCard(card: EncryptedCard): Promise<PortResult<CardErrors>>;
}

export interface CardFormOptions {
  ports: CardFormPorts;
  /** Card types that the site accepts. CARD-24 to CARD-27 */
  rules?: CardRules | undefined;
  /** Chrome on iOS fills fields late and without events. CARD-40, CARD-41 */
  isChromeOnIos?: boolean;
  now?: () => Date;
  /** Called when the card is saved; the form is empty then. */
  onApplied?: () => void;
  /** Called when a port fails, in place of the sentence that the form shows then. */
  onProblem?: (problem: RequestFailure) => void;
}

const currentMoment = () => new Date();

/** Values that the parts of the form share. */
interface CardFormParts extends Required<Pick<CardFormOptions, 'rules' | 'isChromeOnIos'>> {
  now: () => Date;
  state: CardFormState;
  send: Dispatch<CardFormEvent>;
  fields: Record<CardField, RefObject<HTMLInputElement | null>>;
  type: CardType | null;
}

/** Shows a formatted text at once; React would leave the caret at the end of a value that it changed itself. */
function showText(input: HTMLInputElement, { text, caret }: { text: string; caret: number }): void {
  if (input.value !== text) input.value = text;
  if (input === document.activeElement) input.setSelectionRange(caret, caret);
}

/** Formats typed text and validates a field when it is complete or loses focus. */
function useTyping({ state, send, fields, type, rules, isChromeOnIos, now }: CardFormParts) {
  const delayed = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(delayed.current), []);

  const validateField = (field: CardField, entry = state.entry) => {
    if (entry[field].trim() === '') return;
    send({ type: 'fieldValidated', field, problems: validateCard(entry, rules, getYearMonth(now())) });
  };

  const showNumber = (text: string, caret: number) => {
    const shown = formatCardNumber(text, caret, rules);
    if (fields.number.current) showText(fields.number.current, shown);
    send({ type: 'changed', field: 'number', text: shown.text });
    if (isCompleteCardNumber(shown.text, rules)) validateField('number', { ...state.entry, number: shown.text });
  };

  const typeNumber = (text: string, caret: number) => {
    clearTimeout(delayed.current);
    if (!isChromeOnIos) return showNumber(text, caret);
    send({ type: 'changed', field: 'number', text });
    delayed.current = setTimeout(() => {
      const input = fields.number.current;
      if (input) showNumber(input.value, input.selectionStart ?? input.value.length);
    }, numberHandlingDelayMs);
  };

  return {
    typeNumber,
    typeExpiration: (text: string) =>
      send({ type: 'changed', field: 'expiration', text: formatCardExpiry(text, state.entry.expiration) }),
    typeSecurityCode: (text: string) =>
      send({ type: 'changed', field: 'securityCode', text: formatSecurityCode(text, type) }),
    /** Validates a field that is not empty when the focus leaves it. */
    leave: (field: CardField) => validateField(field),
  };
}

/** Notices, in Chrome on iOS, what was filled without an event. CARD-40, CARD-41 */
function useSilentAutofill(parts: CardFormParts, typing: ReturnType<typeof useTyping>) {
  const { fields, isChromeOnIos } = parts;
  const typeIn = {
    number: typing.typeNumber,
    expiration: typing.typeExpiration,
    securityCode: typing.typeSecurityCode,
  };
  const poll = () => {
    for (const field of cardFields) {
      const text = fields[field].current?.value ?? '';
      if (text !== parts.state.entry[field]) typeIn[field](text, text.length);
    }
  };
  const latestPoll = useRef(poll);
  useEffect(() => {
    latestPoll.current = poll;
  });
  useEffect(() => {
    if (!isChromeOnIos) return;
    const polling = setInterval(() => latestPoll.current(), autofillPollIntervalMs);
    return () => clearInterval(polling);
  }, [isChromeOnIos]);
}

/** Validates, encrypts and saves the card; returns whether it was accepted. */
async function applyCard(
  { state, send, fields, rules, now }: CardFormParts,
  { ports, onProblem, onApplied }: CardFormOptions,
): Promise<boolean> {
  const focus = (field: CardField | null) => field && fields[field].current?.focus();
  const fail = (problem: RequestFailure) => {
    send({ type: 'failed', isReported: onProblem !== undefined });
    onProblem?.(problem);
    return false;
  };

  if (state.status === 'applying') return false;
  const card = parseCard(state.entry, rules, getYearMonth(now()));
  if (!card.ok) {
    send({ type: 'validated', problems: card.error });
    focus(firstWrongCardField(card.error));
    return false;
  }
  send({ type: 'sent' });
  const encrypted = await ports.encryptCard(card.value);
  if (!encrypted.ok) return fail(encrypted.error);
  const saved = await ports.saveCard(encrypted.value);
  if (!saved.ok) return fail(saved.error);
  const error = toCardError(saved.value);
  if (error === null) {
    send({ type: 'cleared' });
    onApplied?.();
    return true;
  }
  send({ type: 'rejected', error });
  if (error.kind !== 'zero-amount') focus('number');
  return false;
}

/** Headless card form. Card values exist only in the state of this hook and leave it encrypted. */
export function useCardForm(options: CardFormOptions) {
  const { rules = defaultCardRules, isChromeOnIos = false, now = currentMoment } = options;
  const [state, send] = useReducer(cardFormReducer, initialCardFormState);
  useFieldErrorEvents('card', { ...state.problems, card: state.error?.kind });
  const fields = {
    number: useRef<HTMLInputElement>(null),
    expiration: useRef<HTMLInputElement>(null),
    securityCode: useRef<HTMLInputElement>(null),
  };
  const type = getCardType(state.entry.number, rules);
  const parts: CardFormParts = { state, send, fields, type, rules, isChromeOnIos, now };
  const typing = useTyping(parts);
  useSilentAutofill(parts, typing);

  return {
    state,
    type,
    fields,
    shownFields: shownCardFields(type),
    ...typing,
    toggleSave: (isOn: boolean) => send({ type: 'saveToggled', isOn }),
    apply: () => applyCard(parts, options),
    clear: () => send({ type: 'cleared' }),
  };
}

export type CardFormControl = ReturnType<typeof useCardForm>;
