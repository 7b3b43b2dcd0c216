'use client';

import { Button, ErrorState, Icon, Skeleton } from '@settee/ui';
import type { ReactNode } from 'react';
import type { PricingState } from '../pricing-reducer.ts';
import type { VisualizerMessages } from '../messages.ts';
import type { VisualizerCart } from '../ports.ts';
import * as css from './VisualizerPanel.css.ts';

export interface SummaryBarProps {
  pricingState: PricingState;
  /** Pieces in the room. */
  count: number;
  /** Id of the drawer. */
  drawerId: string;
  open: boolean;
  onToggle: () => void;
  onRetry: () => void;
  canAdd: boolean;
  cart: VisualizerCart;
  onAdd: () => void;
  registry: ReactNode;
  labels: VisualizerMessages;
}

function Total({ pricingState, onRetry, labels }: Pick<SummaryBarProps, 'pricingState' | 'onRetry' | 'labels'>) {
  if (pricingState.status === 'failed')
    return (
      <ErrorState size="line" title={labels.failed} retryLabel={labels.retry} onRetry={onRetry} live="assertive" />
    );
  if (pricingState.status === 'empty') return null;
  return (
    <p className={css.total} aria-busy={pricingState.status === 'loading'}>
      <span className={css.totalLabel}>{labels.total}</span>
      {pricingState.status === 'loading' ? (
        <Skeleton width={96} height={24} />
      ) : (
        <span className={css.totalPrice}>{pricingState.pricing?.totalFormattedPrice}</span>
      )}
    </p>
  );
}

/** The bar below the room: its summary, its total, and what can be done with all of it. VIZ-08, VIZ-11, VIZ-13 */
export function SummaryBar(props: SummaryBarProps) {
  const { pricingState, count, drawerId, open, onToggle, onRetry, canAdd, cart, onAdd, registry, labels } = props;
  return (
    <div className={css.bar}>
      <div className={css.barSummary}>
        <Button
          tone="quiet"
          aria-expanded={open}
          aria-controls={open ? drawerId : undefined}
          onClick={onToggle}
          className={css.toggle}
        >
          {open ? labels.closeSummary : labels.viewSummary}
          <Icon name="down" size={16} className={css.chevron} />
        </Button>
        <span className={css.count}>{count === 0 ? labels.nothing : labels.items(count)}</span>
      </div>
      <div className={css.barTotal} data-failed={pricingState.status === 'failed' || undefined}>
        <Total pricingState={pricingState} onRetry={onRetry} labels={labels} />
      </div>
      <div className={css.barActions}>
        {registry}
        <Button busy={cart.isBusy} disabled={!canAdd && !cart.isBusy} onClick={onAdd} className={css.action}>
          {labels.addAll}
        </Button>
      </div>
    </div>
  );
}
