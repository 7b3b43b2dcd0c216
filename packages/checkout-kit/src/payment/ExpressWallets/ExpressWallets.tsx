'use client';

import type { WalletKind } from '@settee/domain';
import { Alert, Heading, withRef } from '@settee/ui';
import { sectionTitle } from '../../section-title.css.ts';
import { usePreloadWallets } from '../use-wallet-browser.ts';
import { WalletButtons } from '../WalletButtons/WalletButtons.tsx';
import { type ExpressOptions, useExpressWallets } from './useExpressWallets.ts';
import * as css from './ExpressWallets.css.ts';
import type { RootRef } from '../../root-ref.ts';

export interface ExpressWalletsProps extends ExpressOptions, RootRef<HTMLElement> {
  /** The wallets to show, in this order. */
  kinds: readonly WalletKind[];
  /** Page of the buttons. */
  page: 'cart' | 'product';
  /** Marks the wallets as a demonstration that charges nothing. */
  isDemo?: boolean;
}

/** Buttons of the wallets that provide an address. PAY-02, WALLET-10 */
export const ExpressWallets = withRef(function ExpressWallets({
  kinds,
  page,
  isDemo = false,
  ref,
  ...options
}: ExpressWalletsProps) {
  usePreloadWallets(options.ports, kinds);
  const { labels, openKind, isFinishing, notice, open } = useExpressWallets(options);
  return (
    <section ref={ref} className={css.root} aria-label={labels.express}>
      {page === 'cart' && (
        <Heading level={2} size="h3" className={sectionTitle}>
          {labels.express}
        </Heading>
      )}
      {isFinishing && openKind && (
        <Alert tone="info" live="polite">
          {labels.finishing(labels.walletNames[openKind])}
        </Alert>
      )}
      {notice && (
        <Alert tone={notice.tone} live={notice.tone === 'critical' ? 'assertive' : 'polite'}>
          {notice.text}
        </Alert>
      )}
      <WalletButtons kinds={kinds} openKind={openKind} onOpen={(kind) => void open(kind)} messages={options.messages} />
      <p className={css.hint}>
        {page === 'cart' ? labels.expressHint : labels.productHint} {isDemo && labels.demo}
      </p>
    </section>
  );
});
