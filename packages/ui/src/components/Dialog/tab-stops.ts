/** Elements that can be tab stops, unless disabled, hidden or removed from the tab order. */
const candidates =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

const isRadio = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio' && element.name !== '';

/** Radios of one name are one stop. */
const isSameStop = (one: Element, other: Element) =>
  one === other || (isRadio(one) && isRadio(other) && one.name === other.name && one.form === other.form);

const isStop = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [inert], [inert] *') &&
  (element.checkVisibility?.({ visibilityProperty: true }) ?? true);

/** The element that takes the focus of a stop: of radios the picked one. */
const holder = (stop: HTMLElement, all: readonly HTMLElement[]) =>
  isRadio(stop) ? (all.find((other) => isSameStop(stop, other) && (other as HTMLInputElement).checked) ?? stop) : stop;

/**
 * Returns the next tab stop at the edge of an overlay, which is its other end. `undefined` where the browser finds it,
 * `null` without any tab stop.
 */
export function getNextTabStop(layer: HTMLElement, from: Element, backwards: boolean): HTMLElement | null | undefined {
  const all = [...layer.querySelectorAll<HTMLElement>(candidates)];
  const first = all.find(isStop);
  const last = all.findLast(isStop);
  if (!first || !last) return null;
  const edge = backwards ? first : last;
  if (!isSameStop(edge, from) && !(backwards && from === layer)) return undefined;
  return holder(backwards ? last : first, all);
}
