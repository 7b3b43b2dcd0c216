import { type Layer, useConfiguratorState } from '@settee/configurator-kit';
import { lazyComponent } from '@settee/ui';
import { useState } from 'react';

/** The layers of the page. A control loads the code of its layer as soon as the pointer or focus is near. */
export const layers = {
  options: lazyComponent(() => import('./layers/OptionLayers.tsx').then((module) => module.OptionLayers)),
  swatches: lazyComponent(() => import('./layers/SwatchLayer.tsx').then((module) => module.SwatchLayer)),
  gallery: lazyComponent(() => import('./layers/GalleryLayer.tsx').then((module) => module.GalleryLayer)),
  stores: lazyComponent(() => import('./layers/StoresLayer.tsx').then((module) => module.StoresLayer)),
  quickShip: lazyComponent(() => import('./layers/QuickShipLayer.tsx').then((module) => module.QuickShipLayer)),
};
type LayerName = keyof typeof layers;

/** The layer of all materials of an option; below its drawer, where the applied filters show. BROWSE-16 */
export const FabricBrowser = lazyComponent(() =>
  import('./layers/FabricBrowserLayer.tsx').then((module) => module.FabricBrowserLayer),
);

const nameOf = (kind: Layer['kind']): LayerName =>
  kind === 'details' || kind === 'comparison' || kind === 'conflict' ? 'options' : kind;

/** The open layer, and closed ones that may still be animating. */
export function ProductLayers() {
  const isTouched = useConfiguratorState((state) => state.isTouched);
  const kind = useConfiguratorState((state) => state.layer?.kind);
  const [opened, setOpened] = useState<readonly LayerName[]>([]);
  const needed = [...(isTouched ? ['options' as const] : []), ...(kind ? [nameOf(kind)] : [])];
  const shown = [...new Set([...opened, ...needed])];
  if (shown.length > opened.length) setOpened(shown);
  return shown.map((name) => {
    const Shown = layers[name];
    return <Shown key={name} />;
  });
}
