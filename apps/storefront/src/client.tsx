import { loadOverlays, onFirstInput, onRetryFailed } from '@settee/ui';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, pageFor } from './app.tsx';
import { createDataSource, loadReplies } from './data/data-source.ts';
import { openDataLayer, reportConsent } from './edges/data-layer.ts';
import { fetchTransport } from './edges/fetch-transport.ts';
import { reloadForCode, reloadIfRenewed, retryStyles, watchEntries } from './edges/renewal.ts';
import { startThirdPartyScripts } from './edges/third-party-scripts.ts';
import { startTracking } from './edges/tracking.ts';
import { getPathname } from './edges/navigation.ts';
import { loadLanguage } from './languages/load-language.ts';
import type { PageData } from './page-data.ts';
import { loadPage } from './page-module.ts';
import { routerFuture } from './routes.ts';

/**
 * Adds a disabled link for each style sheet that is in the document as text: browsers do not load it, and Vite's loader
 * of late code does not load that style sheet again. If the link were in the HTML, the preload scanner would load it.
 */
function markInlineStyles(): void {
  const { files = '' } = document.querySelector<HTMLStyleElement>('style[data-files]')?.dataset ?? {};
  for (const file of files.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.disabled = true;
    link.href = file;
    document.head.append(link);
  }
}

async function start(data: PageData): Promise<void> {
  openDataLayer();
  globalThis.__webpack_nonce__ = data.nonce;
  startThirdPartyScripts(data.pathname, [data.mapsScriptUrl, data.visualizerUrl, data.crossSellUrl]);
  startTracking(data.tracking, data.pathname, reportConsent);
  const source = createDataSource(fetchTransport, data.configuredCalls);
  source.learn(data.responses, data.shortened);
  await Promise.all([loadPage(pageFor(data, getPathname()).page), loadLanguage(data.locale)]);
  hydrateRoot(
    document,
    <BrowserRouter basename={data.languagePrefix || undefined} future={routerFuture}>
      <App data={data} source={source} />
    </BrowserRouter>,
  );
}

markInlineStyles();
watchEntries(import.meta.url);
// Between the first movement of a pointer and the first click is time for what every overlay and every call need.
onFirstInput(() => {
  void loadOverlays();
  void loadReplies().catch(() => undefined);
});
retryStyles();
// What did not load explains itself and can be tried again, unless the shop was renewed while this tab was open.
onRetryFailed(reloadForCode);
addEventListener('vite:preloadError', () => void reloadIfRenewed(import.meta.url));

if (globalThis.setteePage) void start(globalThis.setteePage);
