'use client';

import { type CheckoutState, formatPrice, routeOfStep, getTenders, stepIndex } from '@settee/domain';
import { Alert, lazyComponent, Stack, Steps, useAnnounce, withRef } from '@settee/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { ProblemsPopups } from '../../errors/ProblemsPopups/ProblemsPopups.tsx';
import { optionsMessages } from '../../order/options-messages.ts';
import { OrderSummaryPanel } from '../OrderSummaryPanel/OrderSummaryPanel.tsx';
import { getStepNames } from '../step-names.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import { PendingEntriesProvider } from '../../pending-entries.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './CheckoutFrame.css.ts';

const ValidationLayer = lazyComponent(() =>
  import('../../errors/ValidationLayer/ValidationLayer.tsx').then((module) => module.ValidationLayer),
);

export interface CheckoutFrameProps extends RootRef<HTMLDivElement> {
  /** From `useCheckout`. */
  checkout: CheckoutControl;
  /** The step of the page. */
  children: ReactNode;
}

const STEPS = [1, 2, 3, 4] as const;

/** Every item of the order with its line; those a refresh took away are marked removed. */
function orderedItems({ shippingOptions }: CheckoutState) {
  return shippingOptions.recipients.flatMap(({ shipments }) => shipments.flatMap(({ items }) => items));
}

/** Whether a delivery appointment that was chosen can no longer be booked. ORDER-08 */
const hasTakenSlot = ({ shippingOptions }: CheckoutState) =>
  shippingOptions.recipients.some(({ shipments }) => shipments.some(({ tripBooking }) => tripBooking.isSlotTaken));

/** Changes since the shopper last saw the order. */
function ChangeNotices({ checkout }: Pick<CheckoutFrameProps, 'checkout'>) {
  const { site, step, state, data, labels, messages } = checkout;
  const words = useWords('options', optionsMessages, messages?.options);
  const price = (cents: number) => formatPrice(cents, site);
  const items = orderedItems(data);
  const changed = items.filter(({ isRemoved, line }) => !isRemoved && line.priceChange);
  const removed = items.filter(({ isRemoved }) => isRemoved);
  const texts = [
    state.isPromoReset && labels.promoRemoved,
    state.isReviewChanged && labels.reviewChanged,
    state.isPaymentUnfinished && labels.paymentUnfinished,
    state.isTaxUnavailable && labels.taxUnavailable,
    // Step 2 shows it where another appointment is chosen.
    step === stepIndex.shipping && hasTakenSlot(data) && words.slotTaken,
  ].filter((text) => text !== false);
  if (texts.length + changed.length + removed.length === 0) return null;
  return (
    <Stack gap={2}>
      {texts.map((text) => (
        <Alert key={text} tone="notice" live="assertive">
          {text}
        </Alert>
      ))}
      {changed.map(({ id, line }) => (
        <Alert key={id} tone="notice" title={labels.priceChanged(line.itemInfo.name)}>
          {line.priceChange && labels.wasNow({ was: price(line.priceChange.was), now: price(line.priceChange.now) })}
        </Alert>
      ))}
      {removed.map(({ id, line }) => (
        <Alert key={id} tone="critical" live="assertive">
          {labels.noLongerInOrder(line.itemInfo.name)}
        </Alert>
      ))}
    </Stack>
  );
}

/** Renders the parts around every step: step list, summary, changes, help line and popups. */
export const CheckoutFrame = withRef(function CheckoutFrame({ checkout, children, ref }: CheckoutFrameProps) {
  const { site, step, state, data, labels, validation, problems, messages } = checkout;
  const { short: stepNames } = getStepNames(data, labels);
  const shown = orderedItems(data).filter(({ isRemoved }) => !isRemoved);
  useTotalAnnouncement(data.orderSummary.total, (total) => labels.totalNow(formatPrice(total, site)));

  return (
    <div ref={ref} className={css.root}>
      <Steps
        label={labels.steps}
        doneLabel={labels.stepDone}
        items={STEPS.map((item) => ({
          label: stepNames[item],
          href: routeOfStep(item),
          state: item < step ? 'done' : item === step ? 'current' : 'todo',
        }))}
      />
      <div className={css.columns}>
        <aside className={css.aside}>
          <OrderSummaryPanel
            lines={shown.map(({ line }) => line)}
            summary={data.orderSummary}
            site={site}
            tenders={getTenders(data.paymentData)}
            isSettling={state.work === 'moving'}
            messages={messages}
          />
        </aside>
        <div className={css.main}>
          <ChangeNotices checkout={checkout} />
          <PendingEntriesProvider value={checkout.pending}>{children}</PendingEntriesProvider>
        </div>
      </div>
      {validation.open && (
        <ValidationLayer
          open={validation.open}
          ports={checkout.ports}
          messages={messages?.problems}
          {...{ validation, problems, site }}
        />
      )}
      <ProblemsPopups problems={problems} messages={messages?.problems} />
    </div>
  );
});

/** Announces a changed total once. */
function useTotalAnnouncement(total: number, sentence: (total: number) => string) {
  const say = useAnnounce();
  const known = useRef(total);
  useEffect(() => {
    if (known.current === total) return;
    known.current = total;
    say(sentence(total));
  });
}
