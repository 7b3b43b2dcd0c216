import type { WalletKind, WalletReturn } from '@settee/domain';
import type { WalletMessages } from './wallet-messages.ts';
import type { WalletOutcome } from './wallet-ports.ts';

/** Message about a wallet that did not pay. */
export interface WalletNotice {
  tone: 'info' | 'critical';
  text: string;
}

/** A status without an approval, as a wallet's page or sheet reports it. */
export type FailedWalletStatus = Exclude<WalletOutcome['status'], 'approved' | 'left' | 'refused'> | 'failed';

/** Returns the notice for a wallet that ended without an approval. */
export function getWalletNotice(labels: WalletMessages, kind: WalletKind, status: FailedWalletStatus): WalletNotice {
  const text = labels[status](labels.walletNames[kind]);
  return { tone: status === 'canceled' ? 'info' : 'critical', text };
}

/** Returns the notice after a click on a wallet applied what was entered: the wallet shows an amount, so it opens with the next one. */
export function getEntriesNotice(labels: WalletMessages, kind: WalletKind): WalletNotice {
  return { tone: 'info', text: labels.entriesApplied(labels.walletNames[kind]) };
}

/** Returns the notice for a return from a wallet's page; `null` when there was none, or the wallet pays. */
export function getReturnNotice(labels: WalletMessages, returned: WalletReturn | null): WalletNotice | null {
  if (!returned || returned.result === 'approved' || returned.result === 'applied') return null;
  return getWalletNotice(labels, returned.kind, returned.result);
}
