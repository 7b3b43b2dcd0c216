'use client';

import { summaryText } from '@settee/domain';
import { Button, LoadingOverlay, useAnnounce } from '@settee/ui';
import { useEffect, useState } from 'react';
import type { PricingState } from '../pricing-reducer.ts';
import type { VisualizerMessages } from '../messages.ts';
import type { VisualizerPorts } from '../ports.ts';
import { summaryDrawerHeight } from '../summary-drawer.ts';
import { SummaryLine } from './SummaryLine.tsx';
import * as css from './VisualizerPanel.css.ts';

export interface SummaryDrawerProps {
  id: string;
  info: PricingState;
  zipCode: string;
  ports: Pick<VisualizerPorts, 'copy' | 'addressOf'>;
  labels: VisualizerMessages;
}

/** Summary of the placed items; opens at a height of 30 px and grows to fit its content. VIZ-08 to VIZ-10 */
export function SummaryDrawer({ id, info, zipCode, ports, labels }: SummaryDrawerProps) {
  const [isGrown, setGrown] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setGrown(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  const { pricing } = info;
  return (
    <div
      id={id}
      role="region"
      aria-label={labels.summary}
      className={css.drawer}
      style={isGrown ? undefined : { maxBlockSize: summaryDrawerHeight }}
    >
      <div className={css.drawerBody}>
        {pricing ? (
          <LoadingOverlay busy={info.status === 'loading'}>
            <ul className={css.lines}>
              {pricing.products.map((product) => (
                <SummaryLine key={product.sku} product={product} labels={labels} />
              ))}
            </ul>
          </LoadingOverlay>
        ) : (
          <p className={css.note}>
            {info.status === 'empty' ? labels.nothing : info.status === 'failed' && labels.failed}
          </p>
        )}
        <div className={css.drawerFoot}>
          <p className={css.note}>{labels.deliveryTo(zipCode)}</p>
          <CopySummary info={info} ports={ports} labels={labels} />
        </div>
      </div>
    </div>
  );
}

/** Copies the summary as a text. VIZ-10 */
function CopySummary({ info, ports, labels }: Pick<SummaryDrawerProps, 'info' | 'ports' | 'labels'>) {
  const [status, setStatus] = useState<'copied' | 'notCopied' | null>(null);
  const announce = useAnnounce();
  const { pricing } = info;
  const copy = async () => {
    if (!pricing) return;
    const isCopied = await ports.copy(summaryText(pricing, labels, ports.addressOf));
    setStatus(isCopied ? 'copied' : 'notCopied');
    announce(isCopied ? labels.copied : labels.notCopied);
  };
  return (
    <div className={css.copy}>
      {status && (
        <span aria-hidden="true" className={css.note}>
          {labels[status]}
        </span>
      )}
      <Button tone="outline" size="small" disabled={info.status !== 'ready'} onClick={() => void copy()}>
        {labels.copySummary}
      </Button>
    </div>
  );
}
