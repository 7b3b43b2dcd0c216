import { promoKey } from '@settee/domain';
import { Alert, Button, Chip, TextButton, TextField, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps, FormEvent, RefObject } from 'react';
import type { OpenForm } from '../inline-form-reducer.ts';
import { usePendingField } from '../../pending-entries.ts';
import { useWords } from '../../use-words.ts';
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

interface PromoFormProps extends Pick<PromoPanelProps, 'promo'> {
  state: OpenForm;
  field: RefObject<HTMLInputElement | null>;
  labels: ServiceMessages;
}

/** The field for a code. */
function PromoForm({ promo, state, field, labels }: PromoFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void promo.apply();
  };
  return (
    <>
      <form method="post" noValidate onSubmit={submit} className={css.form}>
        <TextField
          label={labels.promoTitle}
          inputRef={field}
          value={state.entry}
          onChange={({ target }) => promo.type(target.value)}
          error={state.status === 'open' ? (state.message ?? undefined) : undefined}
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
  );
}

/** Shows the applied promo code, removes it or applies another. CART-21, CART-22 */
export const PromoPanel = withRef(function PromoPanel({
  promo,
  applied,
  messages,
  className,
  ...rest
}: PromoPanelProps) {
  const labels = useWords('service', serviceMessages, messages);
  const { state } = promo;
  const isOpen = state.status === 'open' || (state.status === 'sending' && state.wasOpen);
  const focusBack = useFocusBack<HTMLButtonElement>(`${isOpen} ${applied}`);
  const field = usePendingField(applied === '' && isOpen && promoKey(state.entry) !== '', promo.apply);
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
      {applied === '' && isOpen && <PromoForm {...{ promo, state, field, labels }} />}
      {state.status === 'closed' && state.message && (
        <Alert tone="critical" live="assertive">
          {state.message}
        </Alert>
      )}
    </div>
  );
});
