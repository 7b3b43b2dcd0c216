import { type WalletKind, walletKinds } from '@settee/domain';
import { useEffect, useSyncExternalStore } from 'react';
import type { WalletPorts } from './wallet-ports.ts';

/** Loads what the shown wallets need before one is clicked. WALLET-10 */
export function usePreloadWallets(ports: Pick<WalletPorts, 'preload'> | undefined, kinds: readonly WalletKind[]): void {
  const list = kinds.join();
  useEffect(() => {
    // Read from the text, because `kinds` is a new array on each render.
    if (list !== '') ports?.preload?.(walletKinds.filter((kind) => list.split(',').includes(kind)));
  }, [ports, list]);
}

const subscribe = () => () => {};

/** The wallets that this browser has; the server renders none that depends on it. WALLET-10 */
export function useWalletsOfBrowser(
  ports: Pick<WalletPorts, 'hasApplePay'> | undefined,
  kinds: readonly WalletKind[],
): readonly WalletKind[] {
  const hasApplePay = useSyncExternalStore(
    subscribe,
    () => ports?.hasApplePay?.() ?? true,
    () => ports?.hasApplePay === undefined,
  );
  return hasApplePay ? kinds : kinds.filter((kind) => kind !== 'applePay');
}
