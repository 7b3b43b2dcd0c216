'use client';

import { Alert, Button, TextButton, TextField, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps, FormEvent } from 'react';
import { useFocusBack } from '../../cart/useFocusBack.ts';
import { tenderMessages, type TenderMessages } from '../messages.ts';
import type { TenderControl } from '../useTender.ts';
import { usePendingEntry } from '../../pending-entries.ts';
import { useWords } from '../../use-words.ts';
import * as css from './TenderPanel.css.ts';

export interface TenderPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useTender`. */
  tender: TenderControl;
  /** Whether something is left that another one could pay. */
  isMoreWanted: boolean;
  messages?: Partial<TenderMessages>;
}

interface PanelPartProps {
  tender: TenderControl;
  labels: TenderMessages;
}

/** The gift cards or codes that pay, with a button each that takes it out. */
function AppliedTenders({ tender, labels }: PanelPartProps) {
  const { applied, price, nameOf } = tender;
  const texts = labels.kinds[tender.kind];
  return (
    <ul className={css.list} aria-label={texts.title}>
      {applied.map(({ number, appliedAmount, remaining }) => (
        <li key={number} className={css.row}>
          <span className={css.name}>
            {nameOf(number)}
            {remaining > 0 && <span className={css.remaining}>{labels.remaining(price(remaining))}</span>}
          </span>
          <span className={css.amount}>{price(-appliedAmount)}</span>
          <TextButton
            aria-label={texts.remove(nameOf(number))}
            aria-busy={tender.state.status === 'removing'}
            onClick={() => void tender.remove(number)}
          >
            {labels.removeShort}
          </TextButton>
        </li>
      ))}
    </ul>
  );
}

/** The form for one more gift card, with its PIN, or code. */
function TenderForm({ tender, labels, rejection }: PanelPartProps & { rejection: string }) {
  const { state, fields } = tender;
  const isGiftCard = tender.kind === 'giftCard';
  const texts = labels.kinds[tender.kind];
  const rejected = rejection === '' ? undefined : <span role="alert">{rejection}</span>;
  const error = state.missing.includes('number') ? texts.missing : rejected;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void tender.apply();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className={css.form}>
      <TextField
        label={texts.number}
        inputRef={fields.number}
        value={state.entry.number}
        onChange={({ target }) => tender.type('number', target.value)}
        error={error}
        containerClassName={isGiftCard ? undefined : css.whole}
        inputMode={isGiftCard ? 'numeric' : undefined}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        autoFocus
      />
      {isGiftCard && (
        <TextField
          label={labels.pin}
          inputRef={fields.pin}
          value={state.entry.pin}
          onChange={({ target }) => tender.type('pin', target.value)}
          error={state.missing.includes('pin') ? labels.pinMissing : undefined}
          inputMode="numeric"
          autoComplete="off"
        />
      )}
      <div className={css.actions}>
        <Button type="submit" tone="outline" aria-label={texts.apply} busy={state.status === 'applying'}>
          {labels.apply}
        </Button>
        <TextButton onClick={tender.close}>{labels.cancel}</TextButton>
      </div>
    </form>
  );
}

/** Gift cards or tender codes of an order: those that pay, and the form for another. TENDER-01 to TENDER-06 */
export const TenderPanel = withRef(function TenderPanel(props: TenderPanelProps) {
  const { tender, isMoreWanted, messages, className, ...rest } = props;
  const labels = useWords('tender', tenderMessages, messages);
  const { state, message } = tender;
  const texts = labels.kinds[tender.kind];
  const hasApplied = tender.applied.length > 0;
  const isOpen = state.status === 'open' || state.status === 'applying';
  const focusBack = useFocusBack<HTMLButtonElement>(`${isOpen} ${tender.applied.length}`);
  // The number that was rejected shows its own error.
  const rejection = isOpen && !state.isGiftCardServiceUnavailable ? message : '';
  const { number, pin } = state.entry;
  usePendingEntry({ isEntered: isOpen && (number + pin).trim() !== '', send: tender.apply });
  return (
    <div {...rest} className={cx(css.root, className)}>
      {hasApplied && <AppliedTenders tender={tender} labels={labels} />}
      {!isOpen && (isMoreWanted || !hasApplied) && (
        <p className={css.add}>
          {texts.title}
          <TextButton
            ref={focusBack}
            aria-expanded={false}
            aria-label={hasApplied ? texts.openAnother : texts.open}
            onClick={tender.open}
          >
            {hasApplied ? labels.addAnother : labels.add}
          </TextButton>
        </p>
      )}
      {message !== rejection && (
        <Alert tone="critical" live="assertive">
          {message}
        </Alert>
      )}
      {isOpen && <TenderForm {...{ tender, labels, rejection }} />}
    </div>
  );
});
