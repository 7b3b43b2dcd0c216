'use client';

import type { WalletKind } from '@settee/domain';
import { Button, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { WalletMark } from './WalletMark.tsx';
import { walletMessages, type WalletMessages } from '../wallet-messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './WalletButtons.css.ts';

export interface WalletButtonsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  kinds: readonly WalletKind[];
  /** The open wallet; the others ignore clicks while it is open. */
  openKind?: WalletKind | null;
  onOpen: (kind: WalletKind) => void;
  messages?: Partial<WalletMessages>;
}

/** One button for each wallet. PAY-02 */
export const WalletButtons = withRef(function WalletButtons({
  kinds,
  openKind = null,
  onOpen,
  messages,
  className,
  ...rest
}: WalletButtonsProps) {
  const labels = useWords('wallet', walletMessages, messages);
  return (
    <ul {...rest} className={cx(css.list, className)}>
      {kinds.map((kind) => (
        <li key={kind} className={css.item}>
          <Button
            tone="outline"
            block
            busy={openKind === kind}
            aria-label={labels.payWith(labels.walletNames[kind])}
            onClick={() => openKind === null && onOpen(kind)}
          >
            <span className={css.mark} aria-hidden="true">
              <WalletMark kind={kind} />
              {labels.walletNames[kind]}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
});
