import { lazyComponent } from '@settee/ui';
import { StoresButton } from '@settee/configurator-kit';
import type { Sku } from '@settee/domain';
import { useState } from 'react';

const StoresPart = lazyComponent(() => import('./StoreFinder.tsx').then((module) => module.StoreFinder));

/** Button that opens the store finder; its code loads with the first click. PDP-04 */
export function Stores({ sku }: { sku: Sku }) {
  const [presses, setPresses] = useState(0);
  return (
    <>
      <StoresButton
        onPointerEnter={StoresPart.load}
        onFocus={StoresPart.load}
        onClick={() => setPresses((count) => count + 1)}
      />
      {presses > 0 && <StoresPart sku={sku} presses={presses} />}
    </>
  );
}
