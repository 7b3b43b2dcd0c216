'use client';

import { type CheckoutState, formatPrice, routeOfStep, getTenders } from '@settee/domain';
import { Alert, Steps, useAnnounce, lazyComponent } from '@settee/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { ProblemsPopups } from '../../errors/ProblemsPopups/ProblemsPopups.tsx';
import { OrderSummaryPanel } from '../OrderSummaryPanel/OrderSummaryPanel.tsx';
import type { CheckoutControl } from '../useCheckout.ts';
import * as css from './CheckoutFrame.css.ts';

const ValidationLayer = lazyComponent(() =>
  import('../../errors/ValidationLayer/ValidationLayer.tsx').then((module) => module.ValidationLayer),
);

export interface CheckoutFrameProps {
  /** From `useCheckout`. */
  checkout: CheckoutControl;
  /** The step of the page. */
  children: ReactNode;
}

const STEPS = [1, 2, 3, 4] as const;

/** Every item of the order with its line; those a refresh took away are marked removed. */
export function orderedItems({ shippingOptions }: CheckoutState) {
  return shippingOptions.recipients.flatMap(({ shipments }) => shipments.flatMap(({ items }) => items));
}

/** Renders the parts around every step: step list, summary, changes, help line and popups. */
export function CheckoutFrame({ checkout, children }: CheckoutFrameProps) {
  const { site, step, state, data, labels, validation, problems, messages } = checkout;
  const items = orderedItems(data);
  const shown = items.filter(({ isRemoved }) => !isRemoved);
  const price = (cents: number) => formatPrice(cents, site.siteCulture);
  useTotalAnnouncement(data.orderSummary.total, (total) => labels.totalNow(price(total)));

  const changed = shown.filter(({ line }) => line.priceChange);
  const removed = items.filter(({ isRemoved }) => isRemoved);
  const hasNotices = changed.length + removed.length > 0 || state.isPromoReset || state.isReviewChanged;

  return (
    <div className={css.root}>
      <Steps
        label={labels.steps}
        doneLabel={labels.stepDone}
        items={STEPS.map((place) => ({
          label: labels.stepNames[place],
          href: routeOfStep(place),
          state: place < step ? 'done' : place === step ? 'current' : 'todo',
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
          {hasNotices && (
            <div className={css.notices}>
              {state.isPromoReset && (
                <Alert tone="notice" live="assertive">
                  {labels.promoRemoved}
                </Alert>
              )}
              {state.isReviewChanged && (
                <Alert tone="notice" live="assertive">
                  {labels.reviewChanged}
                </Alert>
              )}
              {changed.map(({ id, line }) => (
                <Alert key={id} tone="notice" title={labels.priceChanged(line.itemInfo.name)}>
                  {line.priceChange && labels.wasNow(price(line.priceChange.was), price(line.priceChange.now))}
                </Alert>
              ))}
              {removed.map(({ id, line }) => (
                <Alert key={id} tone="critical" live="assertive">
                  {labels.noLongerInOrder(line.itemInfo.name)}
                </Alert>
              ))}
            </div>
          )}
          {children}
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
}

/** Says a total that changed, once. */
function useTotalAnnouncement(total: number, sentence: (total: number) => string) {
  const say = useAnnounce();
  const known = useRef(total);
  useEffect(() => {
    if (known.current === total) return;
    known.current = total;
    say(sentence(total));
  });
}
