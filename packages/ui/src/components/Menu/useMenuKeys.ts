import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

/** After this pause in ms, a letter begins another word. */
const pauseMs = 700;

/** Returns the next item after `from` that starts with the typed text; wraps around. */
export function findByText(labels: readonly string[], typed: string, from: number): number | undefined {
  // One letter again and again visits all that begin with it.
  const isOneLetter = [...typed].every((letter) => letter === typed[0]);
  const start = isOneLetter ? from + 1 : Math.max(from, 0);
  const wanted = (isOneLetter ? (typed[0] ?? '') : typed).toLocaleLowerCase();
  const order = labels.map((_, step) => (start + step) % labels.length);
  return order.find((index) => labels[index]?.trim().toLocaleLowerCase().startsWith(wanted));
}

/** Moves the focus among the items of an open menu; returns the handler of its keys. */
export function useMenuKeys(
  trigger: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  isShown: boolean,
) {
  const typed = useRef({ text: '', at: 0 });
  const itemsOf = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (isShown) list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  }, [isShown, list]);
  useEffect(() => {
    const button = trigger.current;
    const open = (event: Event) => {
      if (!(event instanceof globalThis.KeyboardEvent) || event.key !== 'ArrowDown') return;
      event.preventDefault();
      layer.current?.showPopover?.();
    };
    button?.addEventListener('keydown', open);
    return () => button?.removeEventListener('keydown', open);
  }, [trigger, layer]);

  return (event: KeyboardEvent) => {
    const items = itemsOf();
    const index = items.findIndex((item) => item === document.activeElement);
    const moves: Partial<Record<string, number>> = {
      ArrowDown: (index + 1) % items.length,
      ArrowUp: (Math.max(index, 0) - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    };
    let next = moves[event.key];
    const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isLetter) {
      const isSame = event.timeStamp - typed.current.at < pauseMs;
      typed.current = { text: (isSame ? typed.current.text : '') + event.key, at: event.timeStamp };
      next = findByText(
        items.map(({ textContent }) => textContent),
        typed.current.text,
        index,
      );
    }
    if (event.key === 'Tab') layer.current?.hidePopover();
    // A link has no click on space.
    if (event.key === ' ') items[index]?.click();
    if (next === undefined && event.key !== ' ') return;
    event.preventDefault();
    if (next !== undefined) items[next]?.focus();
  };
}
