import { CheckoutEventsProvider } from '@settee/checkout-kit';
import { ConfiguratorEventsProvider, SharedPictureProvider } from '@settee/configurator-kit';
import { AnnouncerProvider, SiteProvider } from '@settee/ui';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { DataProvider, type DataSource } from './data/data-source.ts';
import { reportEvent } from './edges/data-layer.ts';
import { reportHydrated } from './early-input.ts';
import type { PageData } from './page-data.ts';
import type { Page, RouteLocation } from './page.ts';
import { usePageModule } from './page-module.ts';
import { notFoundPage, pageAt, errorPage } from './routes.ts';
import { AppLinkProvider } from './shell/AppLink.tsx';
import { Document, type ServedAssets } from './shell/Document.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Frame } from './shell/Frame.tsx';
import { ViewTransitionPicture } from './shell/SharedPicture.tsx';
import { PageProvider, usePage, useSite } from './data/site.ts';
import { getLanguageMessages } from './languages/load-language.ts';

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
  const { pathname, search, hash } = useLocation();
  const { page, params } = pageFor(data, pathname);
  const location = useMemo(() => ({ params, query: new URLSearchParams(search) }), [params, search]);
  const cache = useMemo(() => {
    // In the cache, not as SWR's fallback: a fallback loses to the previous data of `keepPreviousData`.
    const entries = new Map(Object.entries(data.responses).map(([key, response]) => [key, { data: response }]));
    return {
      provider: () => entries,
      revalidateOnFocus: false,
      focusThrottleInterval: 2_000,
    };
  }, [data]);
  return (
    <PageProvider value={data}>
      <InLanguage>
        <DataProvider value={source}>
          <SWRConfig value={cache}>
            <AppLinkProvider>
              <CheckoutEventsProvider value={reportEvent}>
                <ConfiguratorEventsProvider value={reportEvent}>
                  <Document assets={assets}>
                    {/* For header, footer and hooks of the frame; the page has a boundary inside the frame. */}
                    <ErrorBoundary resetKey={pathname + search + hash}>
                      <SharedPictureProvider value={ViewTransitionPicture}>
                        <AnnouncerProvider>
                          <Frame page={page}>
                            <Shown key={page.file} page={page} location={location} />
                          </Frame>
                        </AnnouncerProvider>
                      </SharedPictureProvider>
                    </ErrorBoundary>
                  </Document>
                </ConfiguratorEventsProvider>
              </CheckoutEventsProvider>
            </AppLinkProvider>
          </SWRConfig>
        </DataProvider>
      </InLanguage>
    </PageProvider>
  );
}

/** Language, currency and words for the components of all packages. */
function InLanguage({ children }: { children: ReactNode }) {
  const { locale, currency } = useSite();
  const { languagePrefix } = usePage();
  return (
    <SiteProvider {...{ locale, currency }} pathPrefix={languagePrefix} messages={getLanguageMessages(locale)}>
      {children}
    </SiteProvider>
  );
}

function Shown({ page, location }: { page: Page; location: RouteLocation }) {
  const { Screen } = usePageModule(page);
  return (
    <>
      <Screen {...location} />
      <HydrationReport />
    </>
  );
}

/** A separate component: React fails when a hook follows `use` while the code of the page is loading. */
function HydrationReport() {
  useEffect(reportHydrated, []);
  return null;
}
