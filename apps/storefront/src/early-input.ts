/** What React keeps of a node, as far as it is read here. */
interface Fiber {
  alternate: Fiber | null;
  return: Fiber | null;
  flags: number;
}

/**
 * Keeps what a shopper presses and types before React has taken over that part of the page, and hands it on once it has.
 * Every page carries its source, so it uses nothing from outside itself. Links, forms with an address of their own and
 * popovers work without React and are left alone, and so is what other scripts put into the page.
 */
export function captureEarlyInput(): void {
  // As React asks itself whether a node it has rendered is in the tree that is shown: until then it hears of no event.
  const isAlive = (node: Element) => {
    const key = Object.keys(node).find((name) => name.startsWith('__reactFiber$'));
    let fiber: Fiber | null | undefined = key === undefined ? null : Reflect.get(node, key);
    if (!fiber) return false;
    const placingOrHydrating = 4098;
    for (; fiber && !fiber.alternate; fiber = fiber.return) if (fiber.flags & placingOrHydrating) return false;
    return true;
  };
  const kept = new Map<Element, () => void>();
  const pause = 20;
  let served: WeakSet<Element> | undefined;

  const handOn = () => {
    for (const [node, replay] of kept) {
      const isHere = node.isConnected;
      if (isHere && !isAlive(node)) continue;
      kept.delete(node);
      // One at a time: what was typed must have arrived before what was pressed after it.
      if (isHere) {
        replay();
        break;
      }
    }
    if (kept.size > 0) setTimeout(handOn, pause);
  };
  const keep = (node: Element, replay: () => void) => {
    if (kept.size === 0) setTimeout(handOn, pause);
    kept.delete(node);
    kept.set(node, replay);
  };
  const isEarly = (node: Element | null | undefined): node is Element =>
    !!node && (served?.has(node) ?? true) && !isAlive(node);

  addEventListener('DOMContentLoaded', () => {
    served = new WeakSet(document.querySelectorAll('button, form, input, select, textarea'));
  });

  const hold = (event: Event, node: Element, replay: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    keep(node, replay);
  };
  const onPress = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!isEarly(button) || button.popoverTargetElement || button.form?.hasAttribute('action')) return;
    hold(event, button, () => button.click());
  };
  const onSubmit = (event: Event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !isEarly(form) || form.hasAttribute('action')) return;
    hold(event, form, () => form.requestSubmit());
  };
  // What was entered is remembered: React may put back what it knew when it hears of the first field.
  const onTyping = ({ target }: Event) => {
    if (!(target instanceof Element) || !isEarly(target)) return;
    if (target instanceof HTMLSelectElement) {
      const { value } = target;
      keep(target, () => {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      });
    } else if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) {
      const { checked } = target;
      keep(target, () => {
        if (checked === target.defaultChecked) return;
        target.checked = !checked;
        target.click();
      });
    } else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
      const { value } = target;
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), 'value') ?? {};
      keep(target, () => {
        // React hears of an input that differs from what it last saw.
        target.value = `${value} `;
        set?.call(target, value);
        target.dispatchEvent(new Event('input', { bubbles: true }));
      });
    }
  };
  addEventListener('click', onPress, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('input', onTyping, true);
}
