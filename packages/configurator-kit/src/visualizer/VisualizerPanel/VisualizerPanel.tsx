'use client';

import { roomLines } from '@settee/domain';
import { Alert, ErrorState, Spinner } from '@settee/ui';
import { type RefObject, useId, useRef, useState } from 'react';
import type { VisualizerMessages } from '../messages.ts';
import type { VisualizerCart, VisualizerPorts, VisualizerRegistries } from '../ports.ts';
import type { LaunchControl } from '../useLaunch.ts';
import { usePricing } from '../usePricing.ts';
import { type RoomSettings, useRoom } from '../useRoom.ts';
import { RegistryAdd } from './RegistryAdd.tsx';
import { SummaryBar } from './SummaryBar.tsx';
import { SummaryDrawer } from './SummaryDrawer.tsx';
import * as css from './VisualizerPanel.css.ts';

export interface VisualizerPanelProps extends RoomSettings {
  launch: Pick<LaunchControl, 'state' | 'retry' | 'fail'>;
  /** Of the product that the page is about. */
  choices: string;
  zipCode: string;
  ports: VisualizerPorts;
  cart: VisualizerCart;
  registry?: VisualizerRegistries | undefined;
  labels: VisualizerMessages;
}

/** The room with its summary, its total and what can be done with all of it. VIZ-08 to VIZ-16 */
export function VisualizerPanel(props: VisualizerPanelProps) {
  const { launch, zipCode, ports, cart, registry, labels } = props;
  const stage = useRef<HTMLDivElement>(null);
  const drawerId = useId();
  const [isOpen, setOpen] = useState(false);
  const { isRoomThere, count, info, retry } = usePricedRoom(props, stage);
  const { pricing } = info;
  const lines = info.status === 'ready' && pricing ? roomLines(pricing.products) : [];

  if (launch.state.status === 'failed')
    return (
      <div className={css.failed}>
        <ErrorState title={labels.roomFailed} retryLabel={labels.retry} onRetry={launch.retry} live="assertive" />
      </div>
    );
  return (
    <div className={css.root}>
      <div className={css.frame}>
        <div ref={stage} className={css.stage} />
        {!isRoomThere && <WaitingRoom labels={labels} />}
      </div>
      <div className={css.foot}>
        <SummaryBar
          {...{ count, drawerId, cart, labels }}
          pricingState={info}
          open={isOpen}
          onToggle={() => setOpen(!isOpen)}
          onRetry={retry}
          canAdd={lines.length > 0}
          onAdd={() => pricing && cart.add(lines, pricing.customOrderConfirmation)}
          registry={
            registry && (
              <RegistryAdd {...{ registry, lines, labels }} isLoading={info.status === 'loading'} log={ports.log} />
            )
          }
        />
        {pricing?.hasInvalidSkus && (
          <Alert tone="critical" live="polite">
            {pricing.invalidSkuMessage}
          </Alert>
        )}
        {cart.hasFailed && (
          <Alert tone="critical" live="assertive">
            {labels.addFailed}
          </Alert>
        )}
      </div>
      {isOpen && <SummaryDrawer id={drawerId} info={info} zipCode={zipCode} ports={ports} labels={labels} />}
    </div>
  );
}

/** The room on the stage, and the prices of what was placed in it. */
function usePricedRoom(props: VisualizerPanelProps, stage: RefObject<HTMLDivElement | null>) {
  const { launch, choices, zipCode, ports, labels, brand, locale, rulerUnit, covers } = props;
  const parts = launch.state.status === 'open' ? launch.state.parts : null;
  const skus = useRoom({
    parts,
    stage,
    brand,
    locale,
    rulerUnit,
    covers,
    onError: ports.logWidgetError,
    onBroken: launch.fail,
  });
  const primary = parts?.pieces.primary.sku;
  const wanted = skus.map((one) => ({ ...one, optionChoiceParameter: one.sku === primary ? choices : '' }));
  const { info, retry } = usePricing({ skus: wanted, zipCode }, ports, labels);
  const count = skus.reduce((sum, { quantity }) => sum + quantity, 0);
  return { isRoomThere: parts !== null, count, info, retry };
}

function WaitingRoom({ labels }: { labels: VisualizerMessages }) {
  return (
    <div className={css.waiting}>
      <Spinner />
      <p role="status" className={css.waitingText}>
        {labels.loadingRoom}
      </p>
    </div>
  );
}
