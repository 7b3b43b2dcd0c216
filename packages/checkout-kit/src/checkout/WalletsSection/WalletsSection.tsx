'use client';

import type { WalletReturn } from '@settee/domain';
import { Alert, Heading } from '@settee/ui';
import { type FocusEvent, useEffect, useRef } from 'react';
import { AppliedWallet } from '../../payment/AppliedWallet/AppliedWallet.tsx';
import { WalletButtons } from '../../payment/WalletButtons/WalletButtons.tsx';
import { sectionTitle } from '../../section-title.css.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import { useOrderWallet } from '../payment/useOrderWallet.ts';
import * as css from './WalletsSection.css.ts';

export interface WalletsSectionProps {
  /** From `useCheckout`. */
  checkout: CheckoutControl;
  /** Return from a wallet's page, which the shopper has just left; `null` otherwise. */
  returned: WalletReturn | null;
}

/** Leaves the focus in the section when the button that has it is replaced: a wallet was applied or removed. */
function useFocusInSection(appliedKind: string | undefined) {
  const section = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  const shownKind = useRef(appliedKind);
  useEffect(() => {
    if (shownKind.current === appliedKind) return;
    shownKind.current = appliedKind;
    if (hasFocus.current) section.current?.querySelector('button')?.focus();
  }, [appliedKind]);
  const onFocus = () => {
    hasFocus.current = true;
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // Without a target the button was removed, disabled, or the window was left.
    hasFocus.current = relatedTarget === null || section.current?.contains(relatedTarget) === true;
  };
  return { ref: section, onFocus, onBlur };
}

/** The wallets of the payment step, or the one that is applied. PAY-02, WALLET-01 to WALLET-10 */
export function WalletsSection({ checkout, returned }: WalletsSectionProps) {
  const wallet = useOrderWallet(checkout, returned);
  const { labels, applied, kinds, notice, openKind } = wallet;
  const focus = useFocusInSection(applied?.kind);
  const messages = checkout.messages?.wallets;
  if (kinds.length === 0 && !applied && !notice) return null;
  return (
    <section {...focus} className={css.root} aria-label={labels.wallets}>
      {wallet.isFinishing && openKind && (
        <Alert tone="info" live="polite">
          {labels.finishing(labels.walletNames[openKind])}
        </Alert>
      )}
      {notice && (
        <Alert tone={notice.tone} live={notice.tone === 'critical' ? 'assertive' : 'polite'}>
          {notice.text}
        </Alert>
      )}
      {applied ? (
        <AppliedWallet wallet={applied} onRemove={() => void wallet.remove()} messages={messages} />
      ) : (
        kinds.length > 0 && (
          <>
            <Heading level={2} size="h3" className={sectionTitle}>
              {labels.wallets}
            </Heading>
            <WalletButtons
              kinds={kinds}
              openKind={openKind}
              onOpen={(kind) => void wallet.open(kind)}
              messages={messages}
            />
            {wallet.isDemo && <p className={css.hint}>{labels.demo}</p>}
            <p className={css.or}>{labels.orCard}</p>
          </>
        )
      )}
    </section>
  );
}
