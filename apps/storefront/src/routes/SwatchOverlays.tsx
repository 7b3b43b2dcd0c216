import { type SwatchControl, SwatchModal, SwatchReceipt } from '@settee/configurator-kit';
import type { ShopSite } from '@settee/domain';
import { usePage } from '../data/site.ts';

export interface SwatchOverlaysProps {
  control: SwatchControl;
  site: ShopSite;
  /** Moves the focus when the opener is no longer in the page. */
  onOpenerGone: () => void;
}

/** Overlays of the free swatches button. SWATCH-02, SWATCH-84 */
export function SwatchOverlays({ control, site, onOpenerGone }: SwatchOverlaysProps) {
  const { state, ports, close } = control;
  const { origin } = usePage();
  return (
    <>
      <SwatchModal control={control} site={site} onOpenerGone={onOpenerGone} />
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
