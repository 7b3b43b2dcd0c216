import type { SyntheticEvent } from 'react';

/** Events that bubble, and so would reach the component around a layer, also through a portal. */
const names =
  'Click DoubleClick AuxClick ContextMenu MouseDown MouseUp MouseMove MouseOver MouseOut PointerDown PointerUp PointerMove PointerOver PointerOut PointerCancel TouchStart TouchMove TouchEnd TouchCancel Wheel DragStart Drag DragEnter DragLeave DragOver DragEnd Drop KeyDown KeyUp BeforeInput Input Change Select Submit Reset Invalid Focus Blur Copy Cut Paste CompositionStart CompositionUpdate CompositionEnd'
    .split(' ')
    .map((name) => `on${name}`);

/** The dialog around a popover needs the Tab key: its focus stays inside. */
const isForDialog = (event: SyntheticEvent) =>
  'key' in event && event.key === 'Tab' && event.currentTarget.hasAttribute('popover');

/**
 * Returns the properties of the root of a layer, so that what happens in the layer reaches no handler of the components
 * around it. Only React's own way up ends here: listeners of the document, such as those of analytics, still receive it.
 */
export function containEvents<P extends object>(props: P): P {
  const own = new Map<string, unknown>(Object.entries(props));
  const handlers = names.map((name) => {
    const handle = own.get(name);
    const contain = (event: SyntheticEvent) => {
      if (typeof handle === 'function') handle(event);
      if (!isForDialog(event)) event.isPropagationStopped = () => true;
    };
    return [name, contain];
  });
  return { ...props, ...Object.fromEntries(handlers) };
}
