import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { afterAll, beforeAll } from 'vitest';
import { loadOverlays } from '../packages/ui/src/index.ts';
import * as preview from './preview.tsx';

setProjectAnnotations(preview.default);

beforeAll(loadOverlays);

const Nothing = composeStory({ render: () => null }, { title: 'Nothing' });

// The files of a worker share one document: the next file begins with an empty one.
afterAll(async () => {
  await Nothing.run();
  document.body.replaceChildren();
});

// jsdom has no style sheets of components. In a browser a dialog takes the pointer from its first moment on, as `Dialog.css.ts`
// says; without this rule it does so only after Radix has rendered it again, and an early click of a test fails.
document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: '[role=dialog], [role=alertdialog] { pointer-events: auto }',
  }),
);

// jsdom has no layout, so nothing scrolls.
Element.prototype.scrollBy ??= () => {};

// jsdom draws frames in an interval that it also starts while a test has fake timers; after such a test no frame is drawn.
const { setTimeout: start, clearTimeout: stop } = globalThis;
globalThis.requestAnimationFrame = (draw) => Number(start(() => draw(performance.now()), 16));
globalThis.cancelAnimationFrame = (frame) => stop(frame);

// jsdom has no media queries: none matches unless a test stubs it.
globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

const { defaultView } = document;
const JsdomPointerEvent = defaultView?.PointerEvent;

if (defaultView && JsdomPointerEvent) {
  const withoutView = (init: PointerEventInit) =>
    new Proxy(init, { get: (target, key) => (key === 'view' ? null : Reflect.get(target, key)) });

  // user-event forwards the click on a label to its control with a `view` that jsdom rejects.
  class PointerEvent extends JsdomPointerEvent {
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, withoutView(init));
    }
  }
  defaultView.PointerEvent = PointerEvent;
  globalThis.PointerEvent = PointerEvent;
}
