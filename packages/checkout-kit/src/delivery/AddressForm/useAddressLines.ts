import type { AddressField } from '@settee/domain';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { AddressFormState } from '../address-reducer.ts';

/** The second and third address line: shown when they are filled, wrong or needed, and when the shopper adds them. */
export function useAddressLines({ address, problems }: AddressFormState, root: RefObject<HTMLElement | null>) {
  const [added, setAdded] = useState(0);
  const isAdding = useRef(false);
  const has3 = added > 1 || address.address3 !== '' || problems.address3 !== undefined;
  const has2 =
    has3 || added > 0 || address.address2 !== '' || problems.address2 !== undefined || problems.address1 === 'too-long';
  const next = has3 ? null : has2 ? 'address3' : 'address2';

  useEffect(() => {
    if (!isAdding.current) return;
    isAdding.current = false;
    root.current?.querySelector<HTMLElement>(`[data-field="address${added + 1}"]`)?.focus();
  }, [added, root]);

  return {
    isShown: (field: AddressField) => (field === 'address2' ? has2 : has3),
    /** The line that can be added; `null` when all are shown. */
    next,
    add: () => {
      isAdding.current = true;
      setAdded(has2 ? 2 : 1);
    },
  } as const;
}
