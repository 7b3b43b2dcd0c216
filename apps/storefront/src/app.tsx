import { CheckoutEventsProvider } from '@settee/checkout-kit';
import { ConfiguratorEventsProvider } from '@settee/configurator-kit';
import { AnnouncerProvider, LinkProvider } from '@settee/ui';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { DataProvider, type DataSource } from './data/data-source.ts';
import { reportEvent } from './edges/data-layer.ts';
import type { PageData } from './page-data.ts';
import type { Page, RouteLocation } from './page.ts';
import { usePageModule } from './page-module.ts';
import { notFoundPage, pageAt, errorPage } from './routes.ts';
import { AppLink } from './shell/AppLink.tsx';
import { Document, type ServedAssets } from './shell/Document.tsx';
import { Frame } from './shell/Frame.tsx';
import { PageProvider } from './shell/site.ts';

/** The page of an address, as the server found it. */
export function pageFor(
  { status, pathname, debuggerUrl }: Pick<PageData, 'status' | 'pathname' | 'debuggerUrl'>,
  at: string,
) {
  if (status === 200 || at !== pathname) return pageAt(at, debuggerUrl);
  return { page: status === 404 ? notFoundPage : errorPage, params: {} };
}

export interface AppProps {
  data: PageData;
  source: DataSource;
  assets?: ServedAssets;
}

/** The whole document; the same on the server and in the browser, inside a router. */
export function App({ data, source, assets }: AppProps) {
  const { pathname, search } = useLocation();
  const { page, params } = pageFor(data, pathname);
  const place = useMemo(() => ({ params, query: new URLSearchParams(search) }), [params, search]);
  const cache = useMemo(() => {
    const provider = new Map();
    return {
      provider: () => provider,
      fallback: data.fallback,
      revalidateOnFocus: false,
      focusThrottleInterval: 2_000,
    };
  }, [data]);
  return (
    <PageProvider value={data}>
      <DataProvider value={source}>
        <SWRConfig value={cache}>
          <LinkProvider link={AppLink}>
            <CheckoutEventsProvider value={reportEvent}>
              <ConfiguratorEventsProvider value={reportEvent}>
                <Document assets={assets}>
                  <AnnouncerProvider>
                    <Frame page={page}>
                      <Shown key={page.file} page={page} place={place} />
                    </Frame>
                  </AnnouncerProvider>
                </Document>
              </ConfiguratorEventsProvider>
            </CheckoutEventsProvider>
          </LinkProvider>
        </SWRConfig>
      </DataProvider>
    </PageProvider>
  );
}

function Shown({ page, place }: { page: Page; place: RouteLocation }) {
  const { Screen } = usePageModule(page);
  return <Screen {...place} />;
}
