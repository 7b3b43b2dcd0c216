import { type CartDonation, formatPrice, type Site } from '@settee/domain';
import { Alert, Button, Chip, TextButton, TextField, VisuallyHidden, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps, FormEvent, RefObject } from 'react';
import type { OpenForm } from '../inline-form-reducer.ts';
import { usePendingField } from '../../pending-entries.ts';
import { useWords } from '../../use-words.ts';
import * as css from '../service-panel.css.ts';
import { serviceMessages, type ServiceMessages } from '../service-messages.ts';
import type { DonationControl } from '../useDonation.ts';
import { useFocusBack } from '../useFocusBack.ts';

export interface DonationPanelProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** From `useDonation`. */
  control: DonationControl;
  donation: CartDonation;
  site: Pick<Site, 'locale' | 'currency'>;
  messages?: Partial<ServiceMessages>;
}

interface DonationFormProps extends Pick<DonationPanelProps, 'control' | 'donation'> {
  state: OpenForm;
  field: RefObject<HTMLInputElement | null>;
  price: (cents: number) => string;
  labels: ServiceMessages;
}

/** Amounts to choose from, and a field for another. */
function DonationForm({ control, state, field, donation, price, labels }: DonationFormProps) {
  const { name, text, amounts } = donation;
  const isSending = state.status === 'sending';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void control.giveTyped();
  };
  return (
    <>
      <p className={css.muted}>{text}</p>
      <fieldset className={css.amounts}>
        <VisuallyHidden as="legend">{labels.donationChoices(name)}</VisuallyHidden>
        {amounts.map((cents) => (
          <Button
            key={cents}
            tone="outline"
            size="small"
            aria-disabled={isSending || undefined}
            onClick={() => void control.give(cents)}
          >
            {price(cents)}
          </Button>
        ))}
      </fieldset>
      <form method="post" noValidate onSubmit={submit} className={css.form}>
        <TextField
          label={labels.donationOther}
          inputRef={field}
          value={state.entry}
          onChange={({ target }) => control.type(target.value)}
          error={state.status === 'open' ? (state.message ?? undefined) : undefined}
          inputMode="decimal"
          autoComplete="off"
        />
        <Button type="submit" tone="outline" busy={isSending} className={css.apply}>
          {labels.donationGive}
        </Button>
      </form>
      <div>
        <TextButton onClick={control.close}>{labels.close}</TextButton>
      </div>
    </>
  );
}

/** Offers to give with the order, shows what is given and takes it back. CART-19 */
export const DonationPanel = withRef(function DonationPanel(props: DonationPanelProps) {
  const { control, donation, site, messages, className, ...rest } = props;
  const labels = useWords('service', serviceMessages, messages);
  const { state } = control;
  const { name, amount } = donation;
  const price = (cents: number) => formatPrice(cents, site);
  const isOpen = state.status === 'open' || (state.status === 'sending' && state.wasOpen);
  const focusBack = useFocusBack<HTMLButtonElement>(`${isOpen} ${amount}`);
  const isEntered = amount === 0 && isOpen && (state.status === 'sending' || state.entry.trim() !== '');
  const field = usePendingField(isEntered, control.giveTyped);
  return (
    <div {...rest} className={cx(css.root, className)}>
      <p className={css.shown}>
        {name}
        {amount > 0 && (
          <Chip
            ref={focusBack}
            aria-busy={state.status === 'sending'}
            onRemove={() => void control.remove()}
            removeLabel={labels.donationRemove(price(amount))}
            className={css.chip}
          >
            {price(amount)}
          </Chip>
        )}
        {amount === 0 && !isOpen && (
          <TextButton ref={focusBack} aria-expanded={false} aria-label={labels.donationOpen} onClick={control.open}>
            {labels.add}
          </TextButton>
        )}
      </p>
      {amount === 0 && isOpen && <DonationForm {...{ control, state, field, donation, price, labels }} />}
      {state.status === 'closed' && state.message && (
        <Alert tone="critical" live="assertive">
          {state.message}
        </Alert>
      )}
    </div>
  );
});
