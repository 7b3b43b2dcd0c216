import { useEffect, useRef, useState } from 'react';
import { useConfigurator, useConfiguratorState } from './ConfiguratorProvider.tsx';
import type { Layer } from './configurator-store.ts';

type LayerOf<Kind extends Layer['kind']> = Extract<Layer, { kind: Kind }>;

export interface ShownLayer<Kind extends Layer['kind']> {
  /** The last layer of the kind, which still shows while it closes; `null` before the first. */
  layer: LayerOf<Kind> | null;
  isOpen: boolean;
}

/** Whether the state of the page names a layer of this kind. */
export function useLayer<Kind extends Layer['kind']>(kind: Kind): ShownLayer<Kind> {
  const current = useConfiguratorState(({ layer }) => (layer?.kind === kind ? (layer as LayerOf<Kind>) : null));
  const [last, setLast] = useState(current);
  if (current !== null && current !== last) setLast(current);
  return { layer: current ?? last, isOpen: current !== null };
}

/**
 * Connects a flow such as `useStores` to the layers of one kind: calls `open` for each layer of the kind, also for one
 * that was opened before this code was loaded. Returns the flow with a `close` that closes the layer, too.
 */
export function useLayerFlow<Kind extends Layer['kind'], Flow extends { close: () => void }>(
  kind: Kind,
  flow: Flow,
  open: (layer: LayerOf<Kind>) => void,
): Flow {
  const { dispatch } = useConfigurator();
  const { layer, isOpen } = useLayer(kind);
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    if (isOpen && layer) latest.current(layer);
  }, [isOpen, layer]);
  const close = () => {
    flow.close();
    dispatch({ type: 'layerClosed' });
  };
  return { ...flow, close };
}
