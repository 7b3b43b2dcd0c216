import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useCrossTabInvalidation } from '../data/swr.ts';
import { reportHeldEvents } from '../edges/data-layer.ts';
import { requiresFullReload } from '../edges/third-party-scripts.ts';
import { needsOwnDocument } from '../edges/tracking.ts';
import { reloadPage } from '../edges/navigation.ts';
import { usePageModule } from '../page-module.ts';
import type { Page, PageLayout } from '../page.ts';
import { ConsentPanel } from './Consent/ConsentPanel.tsx';
import { contentEndId } from './Document.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer/Footer.tsx';
import { useWords } from './words.ts';
import * as css from './Frame.css.ts';
import { Header } from './Header/Header.tsx';
import { Letterhead } from './Letterhead.tsx';
import { shellMessages } from './messages.ts';
import { OfflineNotice } from './OfflineNotice.tsx';
import { mainId, useScrollRestoration } from './useScrollRestoration.ts';

export interface FrameProps {
  page: Page;
  children: ReactNode;
}

/** Header or footer of a page with its own layout; loads with the code of the page. */
function OwnPart({ page, part }: { page: Page; part: keyof PageLayout }) {
  const Part = usePageModule(page).layout?.[part];
  return Part && <Part />;
}

/** Layout around every page. */
export function Frame({ page, children }: FrameProps) {
  const messages = useWords('shell', shellMessages);
  const { pathname } = useLocation();
  const isRenewed = requiresFullReload(pathname) || needsOwnDocument(pathname);
  useEffect(() => {
    if (isRenewed) reloadPage();
  }, [isRenewed]);
  useEffect(() => {
    if (!isRenewed) reportHeldEvents();
  }, [pathname, isRenewed]);
  useScrollRestoration();
  useCrossTabInvalidation();
  const own = (part: keyof PageLayout) => (
    <Suspense>
      <OwnPart page={page} part={part} />
    </Suspense>
  );
  const isShop = page.layout === 'shop';
  return (
    <div className={css.page}>
      <a className={css.skip} href={`#${mainId}`}>
        {messages.skip}
      </a>
      <ConsentPanel />
      <OfflineNotice />
      {isShop ? <Header /> : own('Header')}
      <Letterhead />
      <main id={mainId} tabIndex={-1} className={css.main}>
        {/* The boundary is shared by all pages, so that the old page shows until the new one has loaded. */}
        <ErrorBoundary resetKey={pathname}>
          <Suspense>{isRenewed ? null : children}</Suspense>
        </ErrorBoundary>
      </main>
      <span id={contentEndId} hidden />
      {isShop ? <Footer /> : own('Footer')}
    </div>
  );
}
