'use client';

import type { AppliedWallet as Wallet } from '@settee/domain';
import { TextButton, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useWords } from '../../use-words.ts';
import * as css from '../AppliedCard/AppliedCard.css.ts';
import { WalletMark } from '../WalletButtons/WalletMark.tsx';
import { walletMessages, type WalletMessages } from '../wallet-messages.ts';

export interface AppliedWalletProps extends Omit<ComponentProps<'div'>, 'children'> {
  wallet: Pick<Wallet, 'kind' | 'account'>;
  onRemove?: () => void;
  messages?: Partial<WalletMessages>;
}

/** The wallet that the order is paid with. */
export const AppliedWallet = withRef(function AppliedWallet({
  wallet,
  onRemove,
  messages,
  className,
  ...rest
}: AppliedWalletProps) {
  const labels = useWords('wallet', walletMessages, messages);
  const name = labels.walletNames[wallet.kind];
  return (
    <div {...rest} className={cx(css.root, className)}>
      <WalletMark kind={wallet.kind} />
      <span className={css.text}>
        <span className={css.name}>{name}</span>
        {wallet.account !== '' && <span className={css.expiry}>{wallet.account}</span>}
      </span>
      <span className={css.tag}>{labels.applied}</span>
      {onRemove && (
        <span className={css.actions}>
          <TextButton aria-label={labels.removeWallet(name)} onClick={onRemove}>
            {labels.remove}
          </TextButton>
        </span>
      )}
    </div>
  );
});
