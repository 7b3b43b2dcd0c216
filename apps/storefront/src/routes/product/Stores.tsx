import { lazyComponent, useIntent } from '@settee/ui';
import { StoresButton } from '@settee/configurator-kit';
import type { Sku } from '@settee/domain';
import { useState } from 'react';
import { useStoresAhead } from '../../data/stores-ahead.ts';

const StoresPart = lazyComponent(() => import('./StoreFinder.tsx').then((module) => module.StoreFinder));

/** Button that opens the store finder; its code loads before or with the first click. PDP-04 */
export function Stores({ sku }: { sku: Sku }) {
  const [presses, setPresses] = useState(0);
  const intent = useIntent(StoresPart.load, useStoresAhead());
  return (
    <>
      <StoresButton {...intent} onClick={() => setPresses((count) => count + 1)} />
      {presses > 0 && <StoresPart sku={sku} presses={presses} />}
    </>
  );
}
