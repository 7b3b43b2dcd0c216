import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';

interface PopoverState {
  trigger: RefObject<HTMLButtonElement | null>;
  layer: RefObject<HTMLDivElement | null>;
  /** Opens and closes it from outside; `undefined` leaves it to the trigger. */
  open: boolean | undefined;
  onOpenChange: ((open: boolean) => void) | undefined;
}

/** Whether a native popover is open; moves the focus in and back, and closes it when the focus leaves. */
export function usePopover({ trigger, layer, open, onOpenChange }: PopoverState) {
  const [isShown, setShown] = useState(false);
  const notify = useRef(onOpenChange);
  const requestedOpen = useRef(false);
  useEffect(() => {
    notify.current = onOpenChange;
  });
  useEffect(() => {
    // In server-rendered HTML it may be opened before this script loads.
    if (!layer.current?.togglePopover || !layer.current.matches(':popover-open')) return;
    // oxlint-disable-next-line react-compiler/set-state-in-effect -- only the browser knows
    setShown(true);
    notify.current?.(true);
  }, [layer]);

  // By the browser's event: React 18 dispatches `onToggle` of `<details>` alone.
  useEffect(() => {
    const shown = layer.current;
    if (!shown) return;
    const handleToggle = ({ newState }: ToggleEvent) => {
      const isOpen = newState === 'open';
      setShown(isOpen);
      notify.current?.(isOpen);
      const active = document.activeElement;
      const isLost = active === document.body || shown.contains(active);
      if (!isOpen && isLost) trigger.current?.focus({ preventScroll: true });
      if (isOpen && !shown.contains(active)) shown.focus({ preventScroll: true });
    };
    shown.addEventListener('toggle', handleToggle);
    return () => shown.removeEventListener('toggle', handleToggle);
  }, [trigger, layer]);
  useEffect(() => {
    if (open === undefined || open === requestedOpen.current) return;
    requestedOpen.current = open;
    layer.current?.togglePopover?.(open);
  }, [open, layer]);
  const handleBlur = ({ currentTarget, relatedTarget: to }: FocusEvent<HTMLDivElement>) => {
    if (to && to !== trigger.current && !currentTarget.contains(to)) currentTarget.hidePopover();
  };
  return { isShown, handleBlur };
}
