import { lazyComponent } from '@settee/ui';
import { useSyncExternalStore } from 'react';
import { getOpenSheet, subscribeToSheet } from '../../edges/wallet-sheet.ts';

const WalletSheet = lazyComponent(() => import('./WalletSheet.tsx').then((module) => module.WalletSheet));

/** Shows the sheet of an embedded wallet while one is open. */
export function WalletSheetHost() {
  const sheet = useSyncExternalStore(subscribeToSheet, getOpenSheet, () => null);
  return sheet && <WalletSheet sheet={sheet} />;
}
