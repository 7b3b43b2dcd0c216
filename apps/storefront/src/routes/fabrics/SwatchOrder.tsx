import { useSwatches } from '@settee/configurator-kit';
import type { ShopSite, SwatchSelection } from '@settee/domain';
import { useEffect, useRef } from 'react';
import { useSwatchPorts } from '../../data/swatches.ts';
import { SwatchOverlays } from '../SwatchOverlays.tsx';

export interface SwatchOrderProps {
  /** Swatches to order; a new object for each click. */
  wanted: { codes: SwatchSelection };
  site: ShopSite;
}

/** Orders the swatches of the swatch cart; loads with the first click on its button. */
export function SwatchOrder({ wanted, site }: SwatchOrderProps) {
  const control = useSwatches({ ports: useSwatchPorts(), site });
  const click = useRef(control.click);
  useEffect(() => {
    click.current = control.click;
  });
  useEffect(() => void click.current({ sku: 0, codes: wanted.codes }), [wanted]);
  return (
    <SwatchOverlays
      control={control}
      site={site}
      onOpenerGone={() => document.querySelector<HTMLElement>('[data-fabric-count]')?.focus({ preventScroll: true })}
    />
  );
}
