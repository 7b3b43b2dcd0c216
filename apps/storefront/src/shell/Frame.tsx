import { type ReactNode, Suspense, useEffect } from 'react';
import { useOtherTabs } from '../data/useOtherTabs.ts';
import { needsFreshDocument } from '../edges/foreign-scripts.ts';
import { reloadPage } from '../edges/leave.ts';
import { useLocation } from '../router/router.tsx';
import { CheckoutFooter } from './CheckoutFrame/CheckoutFooter.tsx';
import { CheckoutHeader } from './CheckoutFrame/CheckoutHeader.tsx';
import { contentEndId } from './Document.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer/Footer.tsx';
import * as css from './Frame.css.ts';
import { Header } from './Header/Header.tsx';
import { messages } from './messages.ts';
import { mainId, useManners } from './useManners.ts';

export interface FrameProps {
  kind: 'shop' | 'checkout';
  children: ReactNode;
}

/** What surrounds every page. */
export function Frame({ kind, children }: FrameProps) {
  const { pathname } = useLocation();
  const isRenewed = needsFreshDocument(pathname);
  useEffect(() => {
    if (isRenewed) reloadPage();
  }, [isRenewed]);
  useManners();
  useOtherTabs();
  return (
    <div className={css.page}>
      <a className={css.skip} href={`#${mainId}`}>
        {messages.skip}
      </a>
      {kind === 'shop' ? <Header /> : <CheckoutHeader />}
      <main id={mainId} tabIndex={-1} className={css.main}>
        {/* The boundary stays when the page changes, so that the old page is shown until the new one is there. */}
        <ErrorBoundary resetKey={pathname}>
          <Suspense>{isRenewed ? null : children}</Suspense>
        </ErrorBoundary>
      </main>
      <span id={contentEndId} hidden />
      {kind === 'shop' ? <Footer /> : <CheckoutFooter />}
    </div>
  );
}
