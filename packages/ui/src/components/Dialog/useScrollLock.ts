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
  // Also on the right in right-to-left text: browsers show the page scrollbar there.
  if (width > 0) root.style.paddingRight = `${width}px`;
  root.dataset.scrollLocked = '';
}

function unlock() {
  if (--locks > 0) return;
  const root = document.documentElement;
  delete root.dataset.scrollLocked;
  root.style.paddingRight = '';
}

/** Locks the scroll position of the page behind an overlay; removing its scrollbar causes no layout shift. */
export function useScrollLock(isLocked: boolean) {
  useLayoutEffect(() => {
    if (!isLocked) return;
    lock();
    return unlock;
  }, [isLocked]);
}
