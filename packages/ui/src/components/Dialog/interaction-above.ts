/** Events by which Radix's focus scope and scroll lock hold the shopper in the overlay. */
const held = ['focusin', 'focusout', 'wheel', 'touchmove'] as const;

/** Whether others opened the element above the overlay, such as a wallet's frame or a list of addresses. */
function isOver(target: EventTarget | null): boolean {
  return target instanceof Element && !target.closest('[aria-hidden=true], [data-radix-focus-guard], [data-modal]');
}

function letBe(event: Event) {
  if (!document.querySelector('[data-modal]')) return;
  const target = event instanceof FocusEvent && event.type === 'focusout' ? event.relatedTarget : event.target;
  if (isOver(target)) event.stopImmediatePropagation();
}

/**
 * Lets the shopper use what others open above an overlay. It must run before Radix listens to the document, which an
 * overlay does once it is mounted.
 */
export function allowInteractionAbove() {
  for (const type of held) document.addEventListener(type, letBe);
}
