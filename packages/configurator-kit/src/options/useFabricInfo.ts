'use client';

import type { FabricInfo } from '@settee/domain';
import { useEffect, useRef, useState } from 'react';

/** Loads fabric info; on failure logs it and resolves to `null`. Never rejects. FLY-15 */
export type FetchFabricInfo = (optionChoiceParameter: string) => Promise<FabricInfo | null>;

/** Loads the backend info of a material once per opening; drops the response for another material. FLY-15 */
export function useFabricInfo(fetchFabricInfo: FetchFabricInfo, wanted: string | null): FabricInfo | null {
  const [came, setCame] = useState<{ of: string; info: FabricInfo | null } | null>(null);
  const latest = useRef(fetchFabricInfo);
  useEffect(() => {
    latest.current = fetchFabricInfo;
  });
  useEffect(() => {
    if (wanted === null) return;
    let isWanted = true;
    void latest.current(wanted).then((info) => isWanted && setCame({ of: wanted, info }));
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return came !== null && came.of === wanted ? came.info : null;
}
