'use client';

import { type CardField, securityCodeLength } from '@settee/domain';
import { Alert, Button, Checkbox, GlyphButton, infoOutline, TextField, lazyComponent, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type FormEvent, useState } from 'react';
import type { PortResult } from '../../errors/request-failure.ts';
import { getCardErrorText } from '../reducer.ts';
import { HelpPopup, type PopupContent } from '../HelpPopup/HelpPopup.tsx';
import { cardFormMessages } from '../card-form-messages.ts';
import type { PaymentMessages } from '../messages.ts';
import type { CardFormControl } from '../useCardForm.ts';
import { useWords } from '../../use-words.ts';
import * as css from './CardForm.css.ts';

/** Its drawings load with the first card. */
const CardMark = lazyComponent(() => import('../CardMark/CardMark.tsx').then((module) => module.CardMark));

export interface CardFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The form's state and moves, from `useCardForm`. */
  card: CardFormControl;
  /** Offers to save the card. CARD-06 */
  isSignedIn: boolean;
  /** Loads the popup that shows the position of the security code; no popup opens on failure. CARD-05 */
  securityCodeHelp: () => Promise<PortResult<PopupContent>>;
  /** Replaces 'Apply' where another button applies the card: called on Enter. CARD-07 */
  onSend?: () => void;
  /** Ids of the fields begin with it; another one for each form of a page. */
  idPrefix?: string;
  /** Without it there is nothing to go back to and no 'Cancel'. */
  onCancel?: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<PaymentMessages>;
}

type CardFormLabels = Pick<PaymentMessages, keyof typeof cardFormMessages>;

interface CardFieldProps {
  card: CardFormControl;
  idPrefix: string;
  labels: CardFormLabels;
}

interface CardTextFieldProps extends ComponentProps<typeof TextField> {
  card: CardFormControl;
  field: CardField;
}

/** A field of the card: digits, validated when it is left. */
function CardTextField({ card, field, ...rest }: CardTextFieldProps) {
  return (
    <TextField
      required
      onBlur={() => card.leave(field)}
      inputRef={card.fields[field]}
      value={card.state.entry[field]}
      className={css.digits}
      inputMode="numeric"
      {...rest}
    />
  );
}

function CardNumberField({ card, idPrefix, labels, messages }: CardFieldProps & Pick<CardFormProps, 'messages'>) {
  const problem = card.state.problems.number;
  return (
    <CardTextField
      card={card}
      field="number"
      id={`${idPrefix}-number`}
      label={labels.cardNumber}
      enterKeyHint="next"
      onChange={({ target }) => card.typeNumber(target.value, target.selectionStart ?? target.value.length)}
      error={problem && labels.number[problem]}
      trailing={card.type && <CardMark type={card.type} messages={messages} />}
      autoComplete="cc-number"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}

function ExpirationField({ card, idPrefix, labels }: CardFieldProps) {
  const problem = card.state.problems.expiration;
  return (
    <CardTextField
      card={card}
      field="expiration"
      id={`${idPrefix}-expiration`}
      label={labels.expiration}
      enterKeyHint="next"
      onChange={({ target }) => card.typeExpiration(target.value)}
      error={problem && labels.date[problem]}
      autoComplete="cc-exp"
    />
  );
}

function SecurityCodeField({ card, idPrefix, labels, onHelp }: CardFieldProps & { onHelp: () => void }) {
  const problem = card.state.problems.securityCode;
  const length = securityCodeLength(card.type);
  return (
    <CardTextField
      card={card}
      field="securityCode"
      id={`${idPrefix}-security-code`}
      label={labels.securityCode}
      enterKeyHint="done"
      onChange={({ target }) => card.typeSecurityCode(target.value)}
      error={problem && labels.code[problem]}
      hint={labels.codeHint(length)}
      trailing={<GlyphButton d={infoOutline} label={labels.help} onClick={onHelp} />}
      autoComplete="cc-csc"
    />
  );
}

interface CardFormButtonsProps extends Pick<CardFormProps, 'card' | 'onSend' | 'onCancel'> {
  labels: CardFormLabels;
}

/** 'Apply', unless another button applies the card, and 'Cancel'. */
function CardFormButtons({ card, labels, onSend, onCancel }: CardFormButtonsProps) {
  const cancel = () => {
    card.clear();
    onCancel?.();
  };
  return (
    <>
      {/* Without a submit button, browsers send nothing on Enter. */}
      {onSend && <input type="submit" hidden value={labels.apply} />}
      {(!onSend || onCancel) && (
        <div className={css.actions}>
          {!onSend && (
            <Button type="submit" busy={card.state.status === 'applying'}>
              {labels.apply}
            </Button>
          )}
          {onCancel && (
            <Button tone="outline" className={onSend ? undefined : css.joined} onClick={cancel}>
              {labels.cancel}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** The popup that shows the position of the security code, once it is loaded. */
function useSecurityCodeHelp(load: CardFormProps['securityCodeHelp']) {
  const [help, setHelp] = useState<PopupContent | null>(null);
  const open = async () => {
    const result = await load();
    if (result.ok) setHelp(result.value);
  };
  return { content: help, open: () => void open(), close: () => setHelp(null) };
}

/** The card form. Its fields have no names, so that no browser can put a card number into a URL. CARD-01 to CARD-08 */
export const CardForm = withRef(function CardForm(props: CardFormProps) {
  const {
    card,
    isSignedIn,
    securityCodeHelp,
    onSend,
    idPrefix = 'card',
    onCancel,
    messages,
    className,
    ...rest
  } = props;
  const labels = useWords('payment', cardFormMessages, messages);
  const help = useSecurityCodeHelp(securityCodeHelp);
  const { entry, error } = card.state;
  const field: CardFieldProps = { card, idPrefix, labels };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (onSend) onSend();
    else void card.apply();
  };

  return (
    <form method="post" noValidate autoComplete="on" {...rest} onSubmit={submit} className={cx(css.form, className)}>
      {error && (
        <Alert tone="critical" live="assertive">
          {getCardErrorText(error, labels)}
        </Alert>
      )}
      <CardNumberField {...field} messages={messages} />
      {card.shownFields.includes('expiration') && (
        <div className={css.pair}>
          <ExpirationField {...field} />
          <SecurityCodeField {...field} onHelp={help.open} />
        </div>
      )}
      {isSignedIn && (
        <Checkbox
          label={labels.saveCard}
          checked={entry.saveToAccount}
          onChange={({ target }) => card.toggleSave(target.checked)}
        />
      )}
      <CardFormButtons card={card} labels={labels} onSend={onSend} onCancel={onCancel} />
      {help.content && <HelpPopup content={help.content} closeLabel={labels.closeHelp} onClose={help.close} />}
    </form>
  );
});
