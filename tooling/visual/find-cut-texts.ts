/**
 * Texts of the page that are cut or outside of their control or of the window; runs in the browser, so it uses nothing
 * from outside. Two pixels are the slack of rounding.
 */
export function findCutTexts(): string[] {
  const controls = 'button, a, summary, label, [role="button"], [role="tab"], [role="option"], [role="menuitem"]';
  const found = new Set<string>();

  /** A text for screen readers only. */
  const isHidden = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { clipPath, display, position, opacity } = getComputedStyle(at);
      // It has no box, but its content has one.
      if (display === 'contents') continue;
      const { width, height } = at.getBoundingClientRect();
      if (width <= 2 || height <= 2 || opacity === '0' || (position === 'absolute' && clipPath !== 'none')) return true;
    }
    const boxed = getComputedStyle(element).display === 'contents' ? element.parentElement : element;
    return !boxed?.checkVisibility({ visibilityProperty: true });
  };

  const isWider = (box: DOMRect, other: DOMRect) => box.right > other.right + 2 || box.left < other.left - 2;
  const isTaller = (box: DOMRect, other: DOMRect) => box.bottom > other.bottom + 2 || box.top < other.top - 2;

  const isExpandable = ({ id }: Element) =>
    id !== '' && document.querySelector(`[aria-expanded="false"][aria-controls="${CSS.escape(id)}"]`) !== null;

  /** Whether an ancestor cuts the box; `null` where the shopper can bring the rest into view. */
  const cutBy = (at: Element, box: DOMRect): string | null => {
    const { overflowX, overflowY, display } = getComputedStyle(at);
    if (display === 'inline' || display === 'contents') return '';
    if (isExpandable(at) || /auto|scroll/.test(`${overflowX} ${overflowY}`)) return null;
    const around = at.getBoundingClientRect();
    if (/hidden|clip/.test(overflowX) && isWider(box, around)) return 'cut at the side';
    return /hidden|clip/.test(overflowY) && isTaller(box, around) ? 'cut below' : '';
  };

  /** The reason that a text in `element` with this box is not readable; an empty text when it is. */
  const reasonOf = (element: Element, box: DOMRect): string => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const cut = cutBy(at, box);
      if (cut !== '') return cut ?? '';
      if (getComputedStyle(at).position === 'fixed') break;
    }
    const control = element.closest(controls);
    const around = control && getComputedStyle(control).display !== 'inline' && control.getBoundingClientRect();
    if (around && isWider(box, around)) return 'outside of its control';
    return box.right > innerWidth + 2 || box.left < -2 ? 'outside of the window' : '';
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim();
    const element = node.parentElement;
    if (text === '' || !element || element.closest('script, style, svg, option, noscript') || isHidden(element))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const reason = box.width > 0 ? reasonOf(element, box) : '';
    if (reason !== '') found.add(`“${text.slice(0, 60)}” is ${reason}`);
  }
  return [...found];
}
