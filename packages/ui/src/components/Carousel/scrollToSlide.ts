export const isRightToLeft = (element: Element): boolean => getComputedStyle(element).direction === 'rtl';

/** Brings a slide to the start of its track without moving the page. */
export function scrollToSlide(track: HTMLElement, index: number): void {
  const slide = track.children[index];
  if (!slide) return;
  const from = track.getBoundingClientRect();
  const to = slide.getBoundingClientRect();
  const pad = Number.parseFloat(getComputedStyle(track).paddingInlineStart) || 0;
  const way = isRightToLeft(track) ? to.right - from.right + pad : to.left - from.left - pad;
  track.scrollLeft += way;
}
