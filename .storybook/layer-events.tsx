import { act, type ReactNode } from 'react';

const types = ['click', 'dblclick', 'keydown', 'keyup', 'mousedown', 'pointerdown', 'pointerup', 'submit', 'reset'];
types.push('input', 'focusin', 'focusout', 'paste', 'copy', 'drop', 'wheel', 'touchstart');

/** Root elements of everything that opens above the page. */
const layers = '[role=dialog], [role=alertdialog], [popover], [data-toasts], [class*=BottomSheet_sticky]';

const handlerNames =
  'Click DoubleClick KeyDown KeyUp MouseDown PointerDown PointerUp Submit Reset Input Change Focus Blur Paste Copy Drop Wheel TouchStart';

/** A component around a story that listens to all of these events, as a form, a clickable card or a list with keys would. */
export function Around({ onEvent, children }: { onEvent: (event: { type: string }) => void; children: ReactNode }) {
  const handlers = Object.fromEntries(handlerNames.split(' ').map((name) => [`on${name}`, onEvent]));
  return <div {...handlers}>{children}</div>;
}

/** Sends all events into each layer of the document. Returns the layers, each with the events that `Around` received. */
export async function sendEvents(received: string[]): Promise<{ layer: string; reached: string[] }[]> {
  const found: { layer: string; reached: string[] }[] = [];
  for (const layer of document.querySelectorAll(layers)) {
    const inner = layer.querySelector('h2, p, li, span') ?? layer.firstElementChild ?? layer;
    received.length = 0;
    await act(async () => {
      // Not a button of the story: only the way of the events is of interest.
      const target = inner.appendChild(document.createElement('i'));
      for (const type of types) target.dispatchEvent(new Event(type, { bubbles: true }));
      target.remove();
    });
    found.push({ layer: layer.getAttribute('role') ?? layer.className, reached: [...received] });
  }
  return found;
}
