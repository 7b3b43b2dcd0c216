/** Sent to the window when the page can handle input. */
const hydratedEvent = 'app:hydrated';

/** Says that the page can handle input; call it in an effect of the page's content. */
export function reportHydrated(): void {
  dispatchEvent(new Event(hydratedEvent));
}

/**
 * Holds clicks and input until the page, and the part with the control, is hydrated, and replays them in order.
 * A button waits for the held input of its form; one with `data-after-input` works with all parts, and waits for all.
 * Its source is inlined into every page, so it must not reference anything outside itself. Links, forms with an `action`
 * and popovers work without React and are ignored, and so are elements added by other scripts.
 */
export function captureEarlyInput(): void {
  const queued = new Map<Element, () => void>();
  let isHydrated = false;
  let served: WeakSet<Element> | undefined;

  const isPending = (node: Element) => {
    if (!isHydrated) return true;
    // As `lazyPart` of @settee/ui marks its place.
    for (const mark of document.querySelectorAll('template[data-part=pending]')) {
      for (let part = mark.nextElementSibling; part && !part.matches('[data-part=end]'); part = part.nextElementSibling)
        if (part.contains(node)) return true;
    }
    return false;
  };
  const isAfterInput = (node: Element) => node.hasAttribute('data-after-input');
  const hasHeldInput = (form: HTMLFormElement | null) =>
    !!form && [...queued.keys()].some((node) => node.matches('input, select, textarea') && form.contains(node));
  // One at a time: input must be processed before the click that followed it.
  const replayNext = () => {
    const next = [...queued].find(
      ([node], index) => !node.isConnected || (!isPending(node) && (index === 0 || !isAfterInput(node))),
    );
    if (next) {
      const [node, replay] = next;
      queued.delete(node);
      if (node.isConnected) replay();
    }
    if (queued.size > 0) setTimeout(replayNext, 20);
  };
  addEventListener('app:hydrated', () => {
    isHydrated = true;
    if (queued.size > 0) setTimeout(replayNext);
  });
  const enqueue = (node: Element, replay: () => void) => {
    if (isHydrated && queued.size === 0) setTimeout(replayNext, 20);
    queued.delete(node);
    queued.set(node, replay);
  };
  const isEarly = (node: Element | null | undefined): node is Element =>
    !!node && (served?.has(node) ?? true) && isPending(node);

  addEventListener('DOMContentLoaded', () => {
    served = new WeakSet(document.querySelectorAll('button, form, input, select, textarea'));
  });

  const hold = (event: Event, node: Element, replay: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    enqueue(node, replay);
  };
  const worksAlone = (form: HTMLFormElement | null) => !!form?.hasAttribute('action');
  const isBox = (node: EventTarget | null): node is HTMLInputElement =>
    node instanceof HTMLInputElement && /^(checkbox|radio)$/.test(node.type);
  const onClick = (event: Event) => {
    const { target } = event;
    // React would hydrate the page for this click and miss the change; its input event follows, and is recorded.
    if (isBox(target) && isEarly(target)) return event.stopImmediatePropagation();
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || button.popoverTargetElement) return;
    const { form } = button;
    const isWaiting = isHydrated && hasHeldInput(form);
    const isEarlyHere = isEarly(button) || (queued.size > 0 && isAfterInput(button));
    if (isWaiting || (isEarlyHere && !worksAlone(form))) hold(event, button, () => button.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement)) return;
    if (!(isHydrated && hasHeldInput(form)) && (!isEarly(form) || worksAlone(form))) return;
    const { submitter } = event;
    hold(event, form, () => (submitter instanceof HTMLElement ? submitter.click() : form.requestSubmit()));
  };
  // The entered values are captured now: React may reset other fields when it handles the first one.
  const onTyping = ({ target }: Event) => {
    // Input after hydration replaces the recorded input of the field.
    if (!(target instanceof Element) || !(isEarly(target) || queued.has(target))) return;
    if (target instanceof HTMLSelectElement) {
      const { value } = target;
      enqueue(target, () => {
        target.value = value;
        target.dispatchEvent(new Event('change', { bubbles: true }));
      });
    } else if (isBox(target)) {
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
        // Hydrates the part of the field, if that is still to be done; React ignores the event itself.
        target.dispatchEvent(new Event('input', { bubbles: true }));
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
