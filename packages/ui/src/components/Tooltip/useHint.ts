import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Time in ms to move the mouse from the trigger onto the text. */
const grace = 120;

/** Opens on hover after a delay and on keyboard focus immediately; Escape, a click and leaving close it. */
export function useHint(layer: RefObject<HTMLElement | null>, delay: number) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);

  const turn = (next: boolean, wait = 0) => {
    clearTimeout(timer.current);
    if (wait > 0) timer.current = setTimeout(() => setOpen(next), wait);
    else setOpen(next);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const shown = layer.current;
    shown?.togglePopover?.(open);
    if (!open) return;
    const escape = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    addEventListener('keydown', escape);
    return () => removeEventListener('keydown', escape);
  }, [layer, open]);

  const byMouse = (next: boolean, wait: number) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') turn(next, wait);
  };
  const onPointerEnter = byMouse(true, delay);
  const onPointerLeave = byMouse(false, grace);
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    if (!pressed.current && event.currentTarget.matches(':focus-visible')) turn(true);
  };
  const onBlur = () => {
    pressed.current = false;
    turn(false);
  };
  // The focus of a click must not open it.
  const onPointerDown = () => {
    pressed.current = true;
    turn(false);
  };

  return {
    open,
    onTrigger: { onPointerEnter, onPointerLeave, onPointerDown, onFocus, onBlur },
    onLayer: { onPointerEnter: byMouse(true, 0), onPointerLeave },
  };
}
