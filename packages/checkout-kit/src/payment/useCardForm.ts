import {
  cardErrorFocus,
  type CardErrors,
  type CardField,
  type CardPayload,
  type CardRules,
  getCardType,
  defaultCardRules,
  firstWrongCardField,
  formatCardExpiry,
  formatCardNumber,
  formatSecurityCode,
  parseCard,
  type EncryptedCard,
  shownCardFields,
  getYearMonth,
} from '@settee/domain';
import { useEffect, useReducer, useRef } from 'react';
import type { PortResult, RequestFailure } from '../errors/request-failure.ts';
import { cardFormReducer, toCardError, initialCardFormState, errorKinds } from './reducer.ts';
import { autofillPollInterval, numberHandlingDelay } from './timings.ts';

/** Ports for a validated card, implemented by the host. */
export interface CardFormPorts {
  /** Encrypts the card in the browser with the key of the payment provider. Must not store or log it. PAY-07 */
  seal(card: CardPayload): Promise<PortResult<EncryptedCard>>;
  /** Saves the encrypted card and returns the errors of the provider. */
  saveCard(card: EncryptedCard): Promise<PortResult<CardErrors>>;
}

export interface CardFormOptions {
  ports: CardFormPorts;
  /** Card types that the site accepts. CARD-24 to CARD-27 */
  rules?: CardRules;
  /** Chrome on iOS fills fields late and without events. CARD-40, CARD-41 */
  isChromeOnIos?: boolean;
  now?: () => Date;
  onApplied?: () => void;
  onProblem?: (problem: RequestFailure) => void;
}

const currentMoment = () => new Date();

/** Headless card form. Card values exist only in the state of this hook and leave it encrypted. */
export function useCardForm(options: CardFormOptions) {
  const { ports, rules = defaultCardRules, isChromeOnIos = false, now = currentMoment } = options;
  const [state, send] = useReducer(cardFormReducer, initialCardFormState);
  const fields = {
    number: useRef<HTMLInputElement>(null),
    expiration: useRef<HTMLInputElement>(null),
    securityCode: useRef<HTMLInputElement>(null),
  };
  const delayed = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = getCardType(state.entry.number, rules);
  const focus = (field: CardField | null) => field && fields[field].current?.focus();

  const showNumber = (text: string, caret: number) => {
    const shown = formatCardNumber(text, caret, rules);
    const input = fields.number.current;
    if (input && input.value !== shown.text) input.value = shown.text;
    // React would leave the caret at the end of a value that it changed itself.
    if (input === document.activeElement) input?.setSelectionRange(shown.caret, shown.caret);
    send({ type: 'changed', field: 'number', text: shown.text });
  };

  const typeNumber = (text: string, caret: number) => {
    clearTimeout(delayed.current);
    if (!isChromeOnIos) return showNumber(text, caret);
    send({ type: 'changed', field: 'number', text });
    delayed.current = setTimeout(() => {
      const input = fields.number.current;
      if (input) showNumber(input.value, input.selectionStart ?? input.value.length);
    }, numberHandlingDelay);
  };
  const typeExpiration = (text: string) =>
    send({ type: 'changed', field: 'expiration', text: formatCardExpiry(text, state.entry.expiration) });
  const typeSecurityCode = (text: string) =>
    send({ type: 'changed', field: 'securityCode', text: formatSecurityCode(text, type) });

  const poll = () => {
    const filled = {
      number: fields.number.current?.value ?? '',
      expiration: fields.expiration.current?.value ?? '',
      securityCode: fields.securityCode.current?.value ?? '',
    };
    if (filled.number !== state.entry.number) typeNumber(filled.number, filled.number.length);
    if (filled.expiration !== state.entry.expiration) typeExpiration(filled.expiration);
    if (filled.securityCode !== state.entry.securityCode) typeSecurityCode(filled.securityCode);
  };
  const latestPoll = useRef(poll);
  useEffect(() => {
    latestPoll.current = poll;
  });
  useEffect(() => {
    if (!isChromeOnIos) return;
    const polling = setInterval(() => latestPoll.current(), autofillPollInterval);
    return () => {
      clearInterval(polling);
      clearTimeout(delayed.current);
    };
  }, [isChromeOnIos]);

  const fail = (problem: RequestFailure) => {
    send({ type: 'failed' });
    options.onProblem?.(problem);
    return false;
  };

  /** Validates, encrypts and saves the card; returns whether it was accepted. */
  const apply = async (): Promise<boolean> => {
    if (state.status === 'applying') return false;
    const card = parseCard(state.entry, rules, getYearMonth(now()));
    if (!card.ok) {
      send({ type: 'validated', problems: card.error });
      focus(firstWrongCardField(card.error));
      return false;
    }
    send({ type: 'sent' });
    const sealed = await ports.seal(card.value);
    if (!sealed.ok) return fail(sealed.error);
    const saved = await ports.saveCard(sealed.value);
    if (!saved.ok) return fail(saved.error);
    const error = toCardError(saved.value);
    if (error === null) {
      send({ type: 'cleared' });
      options.onApplied?.();
      return true;
    }
    send({ type: 'rejected', error });
    focus(cardErrorFocus(errorKinds({ problems: {}, error })));
    return false;
  };

  return {
    state,
    type,
    fields,
    shownFields: shownCardFields(type),
    typeNumber,
    typeExpiration,
    typeSecurityCode,
    toggleSave: (isOn: boolean) => send({ type: 'saveToggled', isOn }),
    apply,
    clear: () => send({ type: 'cleared' }),
  };
}

export type CardFormControl = ReturnType<typeof useCardForm>;
