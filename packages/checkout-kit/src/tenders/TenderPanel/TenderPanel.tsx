'use client';

import { Alert, Button, TextButton, TextField } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps, FormEvent } from 'react';
import { useFocusBack } from '../../cart/useFocusBack.ts';
import { tenderMessages, type TenderMessages } from '../messages.ts';
import type { TenderControl } from '../useTender.ts';
import * as css from './TenderPanel.css.ts';

export interface TenderPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useTender`. */
  tender: TenderControl;
  /** Whether something is left that another one could pay. */
  isMoreWanted: boolean;
  messages?: Partial<TenderMessages>;
}

/** Gift cards or tender codes of an order: those that pay, and the form for another. TENDER-01 to TENDER-06 */
export function TenderPanel({ tender, isMoreWanted, messages, className, ...rest }: TenderPanelProps) {
  const labels = { ...tenderMessages, ...messages };
  const { kind, state, fields, applied, message, price } = tender;
  const texts = labels.kinds[kind];
  const isOpen = state.status === 'open' || state.status === 'applying';
  const focusBack = useFocusBack<HTMLButtonElement>(`${isOpen} ${applied.length}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void tender.apply();
  };
  const missing = (field: 'number' | 'pin') => state.missing.includes(field);
  return (
    <div {...rest} className={cx(css.root, className)}>
      {applied.length > 0 && (
        <ul className={css.list} aria-label={texts.title}>
          {applied.map(({ number, appliedAmount, remaining }) => (
            <li key={number} className={css.row}>
              <span className={css.name}>
                {tender.nameOf(number)}
                {remaining > 0 && <span className={css.remaining}>{labels.remaining(price(remaining))}</span>}
              </span>
              <span className={css.amount}>{price(-appliedAmount)}</span>
              <TextButton
                aria-label={texts.remove(tender.nameOf(number))}
                aria-busy={state.status === 'removing'}
                onClick={() => void tender.remove(number)}
              >
                {labels.removeShort}
              </TextButton>
            </li>
          ))}
        </ul>
      )}
      {!isOpen && (isMoreWanted || applied.length === 0) && (
        <p className={css.add}>
          {texts.title}
          <TextButton
            ref={focusBack}
            aria-expanded={false}
            aria-label={applied.length > 0 ? texts.openAnother : texts.open}
            onClick={tender.open}
          >
            {applied.length > 0 ? labels.addAnother : labels.add}
          </TextButton>
        </p>
      )}
      {message !== '' && (
        <Alert tone="critical" live="assertive">
          {message}
        </Alert>
      )}
      {isOpen && (
        <form method="post" noValidate onSubmit={submit} className={css.form}>
          <TextField
            label={texts.number}
            inputRef={fields.number}
            value={state.entry.number}
            onChange={({ target }) => tender.type('number', target.value)}
            error={missing('number') ? texts.missing : undefined}
            containerClassName={kind === 'giftCard' ? undefined : css.whole}
            inputMode={kind === 'giftCard' ? 'numeric' : undefined}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            autoFocus
          />
          {kind === 'giftCard' && (
            <TextField
              label={labels.pin}
              inputRef={fields.pin}
              value={state.entry.pin}
              onChange={({ target }) => tender.type('pin', target.value)}
              error={missing('pin') ? labels.pinMissing : undefined}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
            />
          )}
          <div className={css.actions}>
            <Button type="submit" tone="outline" aria-label={texts.apply} busy={state.status === 'applying'}>
              {labels.apply}
            </Button>
            <TextButton onClick={tender.close}>{labels.cancel}</TextButton>
          </div>
        </form>
      )}
    </div>
  );
}
