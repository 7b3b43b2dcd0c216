import { NotPrinted } from '@settee/ui';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A result that takes the focus when it appears, so that it is scrolled into view wherever the click was. It is not
 * printed.
 */
export function FocusedNotice({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <NotPrinted ref={root} tabIndex={-1}>
      {children}
    </NotPrinted>
  );
}
