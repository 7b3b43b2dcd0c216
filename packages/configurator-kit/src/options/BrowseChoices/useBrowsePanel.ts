import { mobileMaxWidth } from '@settee/domain';
import { useMediaQuery } from '@settee/ui';
import { useRef } from 'react';
import type { BrowseProps } from '../browse-props.ts';

interface BrowsePanelOptions extends Pick<BrowseProps, 'browser' | 'onOpenChange'> {
  /** Filters that are applied on a desktop leave the panel open. */
  staysOpen: boolean;
}

/** The filter panel of a dialog that browses materials; it closes when the filters are applied. BROWSE-10, BROWSE-14 */
export function useBrowsePanel({ browser, onOpenChange, staysOpen }: BrowsePanelOptions) {
  const isMobile = useMediaQuery(`(max-width: ${mobileMaxWidth}px)`);
  const filterButton = useRef<HTMLButtonElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const setOpen = (isOpen: boolean) => {
    if (!isOpen) browser.closePanel(!isMobile);
    onOpenChange(isOpen);
  };
  const apply = () => {
    browser.apply();
    if (staysOpen && !isMobile) return;
    browser.closePanel(true);
    filterButton.current?.focus({ preventScroll: true });
    // What was scrolled was the panel: the choices start at their first.
    const body = columns.current?.parentElement;
    if (body) body.scrollTop = 0;
  };
  return { isMobile, filterButton, columns, setOpen, apply };
}
