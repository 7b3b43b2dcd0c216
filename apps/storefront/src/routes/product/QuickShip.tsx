import { QuickShipLink, useQuickShip } from '@settee/configurator-kit';
import type { Sku } from '@settee/domain';
import { lazyComponent, useIntent } from '@settee/ui';
import { useState } from 'react';
import { useQuickShipPorts } from '../../data/quick-ship.ts';

const QuickShipOverlays = lazyComponent(() =>
  import('./QuickShipOverlays.tsx').then((module) => module.QuickShipOverlays),
);

/** Quick-ship link with the sidebar it opens. QSHIP-01 */
export function QuickShip({ sku }: { sku: Sku }) {
  const ports = useQuickShipPorts();
  const control = useQuickShip(sku, ports);
  const [isUsed, setIsUsed] = useState(false);
  const intent = useIntent(QuickShipOverlays.load);
  if (control.state.status !== 'closed' && !isUsed) setIsUsed(true);
  return (
    <>
      <QuickShipLink {...intent} onClick={control.press} />
      {isUsed && <QuickShipOverlays control={control} ports={ports} />}
    </>
  );
}
