'use client';

import { type FinancingChoice, type FinancingEvent, plccOption } from '@settee/domain';
import { Alert, Button, Dialog, RadioGroup, Stack } from '@settee/ui';
import { financingMessages, type FinancingMessages } from '../financing-messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './FinancingOfferPopup.css.ts';

export interface FinancingOfferPopupProps {
  choice: FinancingChoice;
  terms: string;
  /** Shows alone when it is there. FIN-08 */
  errorMessage: string;
  isBusy: boolean;
  onEvent: (event: FinancingEvent) => void;
  onClose: () => void;
  messages?: Partial<FinancingMessages>;
}

const names = { 1: 'rewards', 2: 'financing' } as const;

interface OfferPartProps extends Pick<FinancingOfferPopupProps, 'choice' | 'terms' | 'isBusy' | 'onEvent'> {
  labels: FinancingMessages;
}

/** Rewards or financing. */
function OfferChoice({ choice, terms, isBusy, onEvent, labels }: OfferPartProps) {
  return (
    <>
      <RadioGroup
        legend={labels.legend}
        value={names[choice.option]}
        onValueChange={(value) =>
          onEvent({ type: 'selected', option: value === names[2] ? plccOption.financing : plccOption.rewards })
        }
        options={([1, 2] as const).map((option) => ({
          value: names[option],
          label: labels.options[option],
          note: labels.optionTexts[option],
        }))}
        disabled={isBusy}
      />
      <div className={css.actions}>
        <Button busy={isBusy} onClick={() => onEvent({ type: 'continued', terms })}>
          {labels.continue}
        </Button>
      </div>
    </>
  );
}

/** The terms of financing, to accept or decline. */
function OfferTerms({ terms, isBusy, onEvent, labels }: OfferPartProps) {
  return (
    <>
      <p className={css.terms}>{terms}</p>
      <div className={css.actions}>
        <Button busy={isBusy} onClick={() => onEvent({ type: 'accepted' })}>
          {labels.accept}
        </Button>
        <Button tone="outline" onClick={() => onEvent({ type: 'declined' })}>
          {labels.decline}
        </Button>
      </div>
    </>
  );
}

/** The popup in which a house card's offer is chosen: rewards, or financing on its terms. FIN-01 to FIN-09 */
export function FinancingOfferPopup({ errorMessage, onClose, messages, ...offer }: FinancingOfferPopupProps) {
  const labels = useWords('financing', financingMessages, messages);
  const isAtTerms = offer.choice.status === 'terms' && errorMessage === '';
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isAtTerms ? labels.termsTitle : labels.title}
      closeLabel={labels.close}
      size="small"
    >
      <Stack gap={5}>
        {errorMessage !== '' && (
          <>
            <Alert tone="critical" live="assertive">
              {errorMessage}
            </Alert>
            <div className={css.actions}>
              <Button onClick={onClose}>{labels.backToPayment}</Button>
            </div>
          </>
        )}
        {isAtTerms && <OfferTerms {...offer} labels={labels} />}
        {errorMessage === '' && !isAtTerms && <OfferChoice {...offer} labels={labels} />}
      </Stack>
    </Dialog>
  );
}
