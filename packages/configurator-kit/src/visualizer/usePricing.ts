import { useAnnounce } from '@settee/ui';
import { useEffect, useRef, useState } from 'react';
import {
  type InfoEvent,
  pricingReducer,
  type PricingState,
  initialPricingState,
  type Wanted,
} from './pricing-reducer.ts';
import type { VisualizerMessages } from './messages.ts';
import type { VisualizerPorts } from './ports.ts';

export interface PricingControl {
  info: PricingState;
  retry(): void;
}

/** Placed items with prices, requested again when the items or the zip code change. VIZ-14 to VIZ-16, VIZ-22 */
export function usePricing(wanted: Wanted, ports: VisualizerPorts, labels: VisualizerMessages): PricingControl {
  const [info, setInfo] = useState(initialPricingState);
  const latest = useRef({ info, ports, labels });
  const announce = useAnnounce();
  const send = (event: InfoEvent) => {
    latest.current.info = pricingReducer(latest.current.info, event);
    setInfo(latest.current.info);
  };
  const fetchPricing = async (event: InfoEvent) => {
    const before = latest.current.info.requestId;
    send(event);
    const { requestId, status, request: now } = latest.current.info;
    if (requestId === before || status !== 'loading' || !now) return;
    const result = await latest.current.ports.price(now.skus, now.zipCode);
    const isStale = latest.current.info.requestId !== requestId;
    if (result.ok) {
      send({ type: 'loaded', requestId, pricing: result.value });
      const { products, totalFormattedPrice } = result.value;
      const count = products.reduce((sum, { quantity }) => sum + quantity, 0);
      if (!isStale) announce(latest.current.labels.said({ count, total: totalFormattedPrice }));
      return;
    }
    latest.current.ports.log('Error loading the products of the visualizer:', result.error);
    send({ type: 'failed', requestId });
  };
  const asking = useRef(fetchPricing);
  useEffect(() => {
    latest.current = { ...latest.current, ports, labels };
    asking.current = fetchPricing;
  });
  const key = JSON.stringify(wanted);
  useEffect(() => {
    void asking.current({ type: 'requested', request: JSON.parse(key) });
  }, [key]);
  return { info, retry: () => void fetchPricing({ type: 'retried' }) };
}
