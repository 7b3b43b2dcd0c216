import { QuickShipLink, useQuickShip } from '@settee/configurator-kit';
import type { Configuration, ProductPage } from '@settee/domain';
import { lazyComponent } from '@settee/ui';
import { useState } from 'react';
import { useQuickShipPorts } from '../../data/quick-ship.ts';

const QuickShipOverlays = lazyComponent(() =>
  import('./QuickShipOverlays.tsx').then((module) => module.QuickShipOverlays),
);

export interface QuickShipProps {
  page: ProductPage;
  configuration: Configuration;
  configure: (configuration: Configuration) => void;
}

/** Quick-ship link with the sidebar it opens. QSHIP-01 */
export function QuickShip({ page, configuration, configure }: QuickShipProps) {
  const ports = useQuickShipPorts();
  const control = useQuickShip(page.quickShipSku ?? page.browseDto.sku, ports);
  const [isUsed, setIsUsed] = useState(false);
  if (control.state.status !== 'closed' && !isUsed) setIsUsed(true);
  return (
    <>
      <QuickShipLink onMouseEnter={QuickShipOverlays.load} onFocus={QuickShipOverlays.load} onClick={control.press} />
      {isUsed && <QuickShipOverlays {...{ control, ports, configuration, configure }} />}
    </>
  );
}
