import { createWidgetLoader, type VisualizerPorts } from '@settee/configurator-kit';
import { getCart, getRoomProducts, getSkuData } from '@settee/contract';
import type { Sku } from '@settee/domain';
import { useMemo, useState } from 'react';
import { loadVendorAssets } from '../edges/load-vendor-assets.ts';
import { addressOf, parsedUrl } from '../edges/navigation.ts';
import { copyText } from '../edges/share.ts';
import { markThirdPartyScript } from '../edges/third-party-scripts.ts';
import { usePage } from './site.ts';
import { useSafeMutation } from './port-result.ts';
import { useErrorLog } from './problems.ts';

/** The script of the 3-D visualizer, the shop's own or a vendor's; once in a document. VIZ-06 */
const visualizerScript = createWidgetLoader(async (url) => {
  if (parsedUrl(url)?.origin !== window.location.origin) markThirdPartyScript();
  await loadVendorAssets([{ kind: 'script', url, integrity: '' }]);
});

/** Writes an error of the visualizer to the console only; it is not sent to the server. VIZ-29 */
const logWidgetError = (error: unknown) => console.error('Visualizer:', error);

/**
 * Returns the ports of the visualizer and the postal code of the cart, empty until the room opens. VIZ-06,
 * VIZ-15, VIZ-22
 */
export function useVisualizerPorts(sku: Sku): { ports: VisualizerPorts; zipCode: string } {
  const send = useSafeMutation();
  const log = useErrorLog();
  const { visualizerUrl } = usePage();
  const [zipCode, setZipCode] = useState('');
  const ports = useMemo<VisualizerPorts>(
    () => ({
      loadWidget: () => visualizerScript.load(visualizerUrl),
      loadPieces: async () => {
        const [pieces, cart] = await Promise.all([send(getRoomProducts, { sku }), send(getCart, {})]);
        if (cart.ok) setZipCode(cart.value.cartSummary.taxZipCode);
        return pieces;
      },
      price: (skus, zip) => send(getSkuData, { skus: [...skus], zipCode: zip }),
      copy: copyText,
      addressOf,
      log,
      logWidgetError,
    }),
    [send, log, visualizerUrl, sku],
  );
  return { ports, zipCode };
}
