import { Alert, Button, Chip, TextButton, TextField } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps, FormEvent } from 'react';
import * as css from '../service-panel.css.ts';
import { serviceMessages, type ServiceMessages } from '../service-messages.ts';
import { useFocusBack } from '../useFocusBack.ts';
import type { PromoControl } from '../usePromo.ts';

export interface PromoPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `usePromo`. */
  promo: PromoControl;
  /** Applied promo code; empty without one. */
  applied: string;
  messages?: Partial<ServiceMessages>;
}

/** Shows the applied promo code, removes it or applies another. CART-21, CART-22 */
export function PromoPanel({ promo, applied, messages, className, ...rest }: PromoPanelProps) {
  const labels = { ...serviceMessages, ...messages };
  const { state } = promo;
  const isOpen = state.status === 'open' || (state.status === 'sending' && state.wasOpen);
  const focusBack = useFocusBack<HTMLButtonElement>(`${isOpen} ${applied}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void promo.apply();
  };
  return (
    <div {...rest} className={cx(css.root, className)}>
      {applied !== '' && (
        <p className={css.shown}>
          {labels.promoTitle}
          <Chip
            ref={focusBack}
            aria-busy={state.status === 'sending'}
            onRemove={() => void promo.remove(applied)}
            removeLabel={labels.promoRemove(applied)}
            className={css.chip}
          >
            {applied}
          </Chip>
        </p>
      )}
      {applied === '' && !isOpen && (
        <p className={css.shown}>
          {labels.promoTitle}
          <TextButton ref={focusBack} aria-expanded={false} aria-label={labels.promoOpen} onClick={promo.open}>
            {labels.add}
          </TextButton>
        </p>
      )}
      {applied === '' && isOpen && (
        <>
          <form method="post" noValidate onSubmit={submit} className={css.form}>
            <TextField
              label={labels.promoTitle}
              value={state.entry}
              onChange={({ target }) => promo.type(target.value)}
              error={state.status === 'open' ? (state.message ?? undefined) : undefined}
              maxLength={40}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              autoFocus
            />
            <Button type="submit" tone="outline" busy={state.status === 'sending'} className={css.apply}>
              {labels.promoApply}
            </Button>
          </form>
          <div>
            <TextButton onClick={promo.close}>{labels.close}</TextButton>
          </div>
        </>
      )}
      {state.status === 'closed' && state.message && (
        <Alert tone="critical" live="assertive">
          {state.message}
        </Alert>
      )}
    </div>
  );
}
