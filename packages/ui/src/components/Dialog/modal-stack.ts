import { getNextTabStop } from './tab-stops.ts';

/** Overlay that traps the keyboard. */
interface Modal {
  element: HTMLElement;
  onEscape: (event: KeyboardEvent) => void;
  /** Element that had the focus last. */
  focused?: HTMLElement;
}

/** Overlays in the page, including those that animate out; the last is the top one. */
const shown: HTMLElement[] = [];
let hidden: Element[] = [];

/** The largest elements that contain none of those that stay. */
function* beside(parent: Element, staying: readonly Element[]): Generator<Element> {
  for (const child of parent.children) {
    if (staying.includes(child) || child.hasAttribute('aria-hidden')) continue;
    if (staying.some((element) => child.contains(element))) yield* beside(child, staying);
    else yield child;
  }
}

/** Hides content behind the top overlay from screen readers; live regions stay accessible. */
function hideWhatIsBehind() {
  for (const element of hidden) element.removeAttribute('aria-hidden');
  const upper = shown.at(-1);
  hidden = upper ? [...beside(document.body, [upper, ...document.querySelectorAll('[aria-live]')])] : [];
  for (const element of hidden) element.setAttribute('aria-hidden', 'true');
}

function take<Item>(list: Item[], item: Item) {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

/** Hides the page behind a layer from readers; gives it back. */
export function hideOutside(layer: HTMLElement): () => void {
  shown.push(layer);
  hideWhatIsBehind();
  return () => {
    take(shown, layer);
    hideWhatIsBehind();
  };
}

const modals: Modal[] = [];

function leaveByEscape(event: KeyboardEvent) {
  if (event.key === 'Escape' && !event.isComposing) modals.at(-1)?.onEscape(event);
}

function goRound(event: KeyboardEvent) {
  const { element } = modals.at(-1) ?? {};
  const from = document.activeElement;
  const isTab = event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey;
  if (!isTab || event.defaultPrevented || !element || !from || !element.contains(from)) return;
  const stop = getNextTabStop(element, from, event.shiftKey);
  if (stop === undefined) return;
  event.preventDefault();
  stop?.focus({ preventScroll: true });
}

/** Returns the focus from the page behind; elements opened above the overlay, such as an address list, may have it. */
function comeBack({ target }: FocusEvent) {
  const modal = modals.at(-1);
  if (!modal || !(target instanceof HTMLElement)) return;
  if (modal.element.contains(target)) modal.focused = target;
  else if (target.closest('[aria-hidden=true]')) {
    const back = modal.focused?.isConnected ? modal.focused : modal.element;
    back.focus({ preventScroll: true });
  }
}

function listen(to: 'addEventListener' | 'removeEventListener') {
  // Captured before a field handles it: elements above the overlay close first.
  document[to]('keydown', leaveByEscape as EventListener, true);
  document[to]('keydown', goRound as EventListener);
  document[to]('focusin', comeBack as EventListener);
}

/** Traps the focus in an overlay; returns the release function. */
export function trapFocus(modal: Modal): () => void {
  const { element } = modal;
  if (modals.push(modal) === 1) listen('addEventListener');
  if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
  // What had the focus may be taken away, such as a removed line.
  const observer = new MutationObserver(() => {
    if (modals.at(-1) === modal && document.activeElement === document.body) element.focus({ preventScroll: true });
  });
  observer.observe(element, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    take(modals, modal);
    if (modals.length === 0) listen('removeEventListener');
  };
}
