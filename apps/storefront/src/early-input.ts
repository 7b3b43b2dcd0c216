/** Fields of a React fiber that are read here. */
interface Fiber {
  alternate: Fiber | null;
  return: Fiber | null;
  flags: number;
}

/**
 * Captures clicks and input before React has hydrated that part of the page, and replays them afterwards.
 * Its source is inlined into every page, so it must not reference anything outside itself. Links, forms with an `action`
 * and popovers work without React and are ignored, and so are elements added by other scripts.
 */
export function captureEarlyInput(): void {
  // Mirrors the check React uses for a rendered node that is not mounted yet: it dispatches no events to it.
  const isAlive = (node: Element) => {
    const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
    let fiber: Fiber | null | undefined = key === undefined ? null : Reflect.get(node, key);
    if (!fiber) return false;
    const placingOrHydrating = 4098;
    for (; fiber && !fiber.alternate; fiber = fiber.return) if (fiber.flags & placingOrHydrating) return false;
    return true;
  };
  const queued = new Map<Element, () => void>();
  const pause = 20;
  let served: WeakSet<Element> | undefined;

  const handOn = () => {
    for (const [node, replay] of queued) {
      const isHere = node.isConnected;
      if (isHere && !isAlive(node)) continue;
      queued.delete(node);
      // One at a time: input must be processed before the click that followed it.
      if (isHere) {
        replay();
        break;
      }
    }
    if (queued.size > 0) setTimeout(handOn, pause);
  };
  const enqueue = (node: Element, replay: () => void) => {
    if (queued.size === 0) setTimeout(handOn, pause);
    queued.delete(node);
    queued.set(node, replay);
  };
  const isEarly = (node: Element | null | undefined): node is Element =>
    !!node && (served?.has(node) ?? true) && !isAlive(node);

  addEventListener('DOMContentLoaded', () => {
    served = new WeakSet(document.querySelectorAll('button, form, input, select, textarea'));
  });

  const hold = (event: Event, node: Element, replay: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    enqueue(node, replay);
  };
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!isEarly(button) || button.popoverTargetElement || button.form?.hasAttribute('action')) return;
    hold(event, button, () => button.click());
  };
  const onSubmit = (event: Event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !isEarly(form) || form.hasAttribute('action')) return;
    hold(event, form, () => form.requestSubmit());
  };
  // The entered values are captured now: React may reset other fields when it handles the first one.
  const onTyping = ({ target }: Event) => {
    if (!(target instanceof Element) || !isEarly(target)) return;
    if (target instanceof HTMLSelectElement) {
      const { value } = target;
      enqueue(target, () => {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      });
    } else if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) {
      const { checked } = target;
      enqueue(target, () => {
        if (checked === target.defaultChecked) return;
        target.checked = !checked;
        target.click();
      });
    } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      const { value } = target;
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value') ?? {};
      enqueue(target, () => {
        // React ignores an input event with an unchanged value.
        target.value = `${value} `;
        set?.call(target, value);
        target.dispatchEvent(new Event('input', { bubbles: true }));
      });
    }
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('input', onTyping, true);
}
