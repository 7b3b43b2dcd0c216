'use client';

import { defaultOpenDrawers, type Option } from '@settee/domain';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** State of the open drawers, with scrolling to one of them. */
export interface Drawers {
  open: readonly number[];
  setOpen: (optionCodes: readonly number[]) => void;
  /** Opens a drawer, brings it into view and moves focus to its header. OPT-07 */
  show: (optionCode: number) => void;
}

const getHeader = (area: HTMLElement | null, optionCode: number) =>
  area?.querySelector<HTMLElement>(`[data-option="${optionCode}"] button`);

/** Holds the drawers in `area`; `missing` opens them and moves focus to the first, `also` starts open. OPT-08 to OPT-17, PDP-11 */
export function useDrawers(
  options: readonly Option[],
  area: RefObject<HTMLElement | null>,
  settings: {
    isForcedClosed: boolean;
    isFocusRetained: boolean;
    missing: readonly number[];
    also?: Option | undefined;
  },
): Drawers {
  const { isForcedClosed, isFocusRetained, missing, also } = settings;
  const [open, setOpen] = useState<readonly number[]>(() => [
    ...new Set([...defaultOpenDrawers(options, isForcedClosed), ...missing, ...(also ? [also.optionCode] : [])]),
  ]);
  const [reportedMissing, setReported] = useState<readonly number[]>(missing);
  const before = useRef<readonly number[]>(missing);

  if (missing !== reportedMissing) {
    setReported(missing);
    const closed = missing.filter((optionCode) => !open.includes(optionCode));
    if (closed.length > 0) setOpen([...open, ...closed]);
  }

  const reveal = useCallback(
    (optionCode: number) => {
      const header = getHeader(area.current, optionCode);
      header?.focus({ preventScroll: true });
      header?.closest('[data-option]')?.scrollIntoView({ block: 'start' });
    },
    [area],
  );

  useEffect(() => {
    const previous = before.current;
    before.current = missing;
    const [first] = missing;
    const isFewer = missing.length < previous.length && missing.every((code) => previous.includes(code));
    // A choice made meanwhile shortens the list or repeats it: focus stays in the drawer it is in.
    const isInside = area.current?.contains(document.activeElement) ?? false;
    if (first === undefined || previous === missing || isFewer || isInside || isFocusRetained) return;
    reveal(first);
  }, [missing, isFocusRetained, reveal, area]);

  const show = (optionCode: number) => {
    if (!open.includes(optionCode)) setOpen([...open, optionCode]);
    reveal(optionCode);
  };
  return { open, setOpen, show };
}
