import { createWidgetLoader } from '@settee/configurator-kit';
import { parsedUrl } from './navigation.ts';
import { markThirdPartyScript } from './third-party-scripts.ts';
import { loadVendorAssets } from './load-vendor-assets.ts';

/** The script of the 3-D visualizer, the shop's own or a vendor's; once in a document. VIZ-06 */
export const visualizerScript = createWidgetLoader(async (url) => {
  if (parsedUrl(url)?.origin !== window.location.origin) markThirdPartyScript();
  await loadVendorAssets([{ kind: 'script', url, integrity: '' }]);
});

/** Writes an error of the visualizer to the console only; it is not sent to the server. VIZ-29 */
export const logWidgetError = (error: unknown) => console.error('Visualizer:', error);
