import { type SwatchControl, SwatchModal, SwatchReceipt } from '@settee/configurator-kit';
import type { Site } from '@settee/domain';
import { usePage } from '../../shell/site.ts';

export interface SwatchOverlaysProps {
  control: SwatchControl;
  site: Site;
  focusAfter: () => HTMLElement | null;
}

/** Overlays of the free swatches button. SWATCH-02, SWATCH-84 */
export function SwatchOverlays({ control, site, focusAfter }: SwatchOverlaysProps) {
  const { state, ports, close } = control;
  const { origin } = usePage();
  return (
    <>
      <SwatchModal control={control} site={site} focusAfter={focusAfter} />
      {state.status === 'success' && (
        <SwatchReceipt
          receipt={state.receipt}
          swatches={state.swatches}
          site={site}
          host={new URL(origin).host}
          onPrint={ports.print}
          onClose={close}
        />
      )}
    </>
  );
}
