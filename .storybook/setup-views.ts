import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { afterAll } from 'vitest';
import * as preview from './preview.tsx';

setProjectAnnotations(preview.default);

const Nothing = composeStory({ render: () => null }, { title: 'Nothing' });

// The files of a worker share one document: the next file begins with an empty one.
afterAll(async () => {
  await Nothing.run();
  document.body.replaceChildren();
});

// jsdom has no media queries: none matches unless a test stubs it.
globalThis.matchMedia ??= (media) => Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

const { defaultView } = document;
const Own = defaultView?.PointerEvent;

if (defaultView && Own) {
  const withoutView = (init: PointerEventInit) =>
    new Proxy(init, { get: (target, key) => (key === 'view' ? null : Reflect.get(target, key)) });

  // user-event forwards the click on a label to its control with a `view` that jsdom rejects.
  class PointerEvent extends Own {
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, withoutView(init));
    }
  }
  defaultView.PointerEvent = PointerEvent;
  globalThis.PointerEvent = PointerEvent;
}
