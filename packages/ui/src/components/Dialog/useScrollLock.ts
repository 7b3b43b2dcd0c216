import { useLayoutEffect } from 'react';

let locks = 0;

/** Width in px of a scrollbar that takes room and would leave a gap. */
function scrollbarWidth(root: HTMLElement): number {
  const width = window.innerWidth - root.clientWidth;
  return width > 0 && getComputedStyle(root).scrollbarGutter.startsWith('stable') ? 0 : width;
}

function lock() {
  const root = document.documentElement;
  if (locks++ > 0) return;
  const width = scrollbarWidth(root);
  // At the right also where text runs from right to left: there browsers keep the page's own scrollbar.
  if (width > 0) root.style.paddingRight = `${width}px`;
  root.dataset.scrollLocked = '';
}

function unlock() {
  if (--locks > 0) return;
  const root = document.documentElement;
  delete root.dataset.scrollLocked;
  root.style.paddingRight = '';
}

/** Keeps the page behind a layer where it is; nothing moves when its scrollbar goes. */
export function useScrollLock(isLocked: boolean) {
  useLayoutEffect(() => {
    if (!isLocked) return;
    lock();
    return unlock;
  }, [isLocked]);
}
