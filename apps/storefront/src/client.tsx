import { onRetryFailed } from '@settee/ui';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, pageFor } from './app.tsx';
import { createDataSource } from './data/data-source.ts';
import { openDataLayer } from './edges/data-layer.ts';
import { fetchTransport } from './edges/fetch-transport.ts';
import { reloadIfRenewed, reloadWhenReachable, retryStyles, watchEntries } from './edges/renewal.ts';
import type { PageData } from './page-data.ts';
import { loadPage } from './page-module.ts';

async function start(data: PageData): Promise<void> {
  openDataLayer();
  globalThis.__webpack_nonce__ = data.nonce;
  const source = createDataSource(fetchTransport, data.configuredCalls);
  source.learn(data.fallback);
  await loadPage(pageFor(data, location.pathname).page);
  hydrateRoot(
    document,
    <BrowserRouter>
      <App data={data} source={source} />
    </BrowserRouter>,
  );
}

watchEntries();
retryStyles();
// What did not load explains itself and can be tried again, unless the shop was renewed while this tab was open.
onRetryFailed(() => void reloadWhenReachable());
addEventListener('vite:preloadError', () => void reloadIfRenewed(import.meta.url));

if (globalThis.setteePage) void start(globalThis.setteePage);
