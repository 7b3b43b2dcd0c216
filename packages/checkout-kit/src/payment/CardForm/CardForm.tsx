'use client';

import { cardNumberMaxLength, securityCodeLength } from '@settee/domain';
import { Alert, Button, Checkbox, IconButton, TextField, lazyComponent } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type FormEvent, useState } from 'react';
import type { PortResult } from '../../errors/request-failure.ts';
import { CardMark } from '../CardMark/CardMark.tsx';
import { getCardErrorText } from '../reducer.ts';
import type { PopupContent } from '../HelpPopup/HelpPopup.tsx';
import { paymentMessages, type PaymentMessages } from '../messages.ts';
import type { CardFormControl } from '../useCardForm.ts';
import * as css from './CardForm.css.ts';

const HelpPopup = lazyComponent(() => import('../HelpPopup/HelpPopup.tsx').then((module) => module.HelpPopup));

export interface CardFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The form's state and moves, from `useCardForm`. */
  card: CardFormControl;
  /** Offers to save the card. CARD-06 */
  isSignedIn: boolean;
  /** Loads the popup that shows the position of the security code; no popup opens on failure. CARD-05 */
  securityCodeHelp: () => Promise<PortResult<PopupContent>>;
  /** Without it there is nothing to go back to and no 'Cancel'. */
  onCancel?: () => void;
  messages?: Partial<PaymentMessages>;
}

/** The card form. Its fields have no names, so that no browser can put a card number into an address. CARD-01 to CARD-08 */
export function CardForm({
  card,
  isSignedIn,
  securityCodeHelp,
  onCancel,
  messages,
  className,
  ...rest
}: CardFormProps) {
  const labels = { ...paymentMessages, ...messages };
  const [help, setHelp] = useState<PopupContent | null>(null);
  const { state, type, fields, shownFields } = card;
  const { entry, problems, error } = state;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void card.apply();
  };
  const openHelp = async () => {
    const result = await securityCodeHelp();
    if (result.ok) setHelp(result.value);
  };
  const cancel = () => {
    card.clear();
    onCancel?.();
  };

  return (
    <form method="post" noValidate autoComplete="on" {...rest} onSubmit={submit} className={cx(css.form, className)}>
      {error && (
        <Alert tone="critical" live="assertive">
          {getCardErrorText(error, labels)}
        </Alert>
      )}
      <TextField
        label={labels.cardNumber}
        inputRef={fields.number}
        value={entry.number}
        onChange={({ target }) => card.typeNumber(target.value, target.selectionStart ?? target.value.length)}
        error={problems.number && labels.number[problems.number]}
        trailing={type && <CardMark type={type} messages={messages} />}
        className={css.digits}
        maxLength={cardNumberMaxLength}
        inputMode="numeric"
        autoComplete="cc-number"
        autoCorrect="off"
        spellCheck={false}
      />
      {shownFields.includes('expiration') && (
        <div className={css.pair}>
          <TextField
            label={labels.expiration}
            inputRef={fields.expiration}
            value={entry.expiration}
            onChange={({ target }) => card.typeExpiration(target.value)}
            error={problems.expiration && labels.date[problems.expiration]}
            className={css.digits}
            inputMode="numeric"
            autoComplete="cc-exp"
          />
          <TextField
            label={labels.securityCode}
            inputRef={fields.securityCode}
            value={entry.securityCode}
            onChange={({ target }) => card.typeSecurityCode(target.value)}
            error={problems.securityCode && labels.code[problems.securityCode]}
            hint={labels.codeHint(securityCodeLength(type))}
            trailing={<IconButton icon="info" label={labels.help} onClick={() => void openHelp()} />}
            className={css.digits}
            maxLength={securityCodeLength(type)}
            inputMode="numeric"
            autoComplete="cc-csc"
          />
        </div>
      )}
      {isSignedIn && (
        <Checkbox
          label={labels.saveCard}
          checked={entry.saveToAccount}
          onChange={({ target }) => card.toggleSave(target.checked)}
        />
      )}
      <div className={css.actions}>
        <Button type="submit" busy={state.status === 'applying'}>
          {labels.apply}
        </Button>
        {onCancel && (
          <Button tone="outline" className={css.joined} onClick={cancel}>
            {labels.cancel}
          </Button>
        )}
      </div>
      {help && <HelpPopup content={help} closeLabel={labels.closeHelp} onClose={() => setHelp(null)} />}
    </form>
  );
}
