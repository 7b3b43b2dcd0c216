import {
  cloneElement,
  type ComponentProps,
  type ComponentType,
  createElement,
  createRef,
  isValidElement,
  type JSXElementConstructor,
  type ReactElement,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

type ComponentName<Kit> = keyof Kit & Capitalize<keyof Kit & string>;
type TakesRef<Component> =
  Component extends JSXElementConstructor<infer _Props>
    ? 'ref' extends keyof ComponentProps<Component>
      ? true
      : false
    : false;

/** Names of the components of a package that take no ref. */
export type WithoutRef<Kit> = {
  [Name in ComponentName<Kit>]: TakesRef<Kit[Name]> extends true ? never : Name;
}[ComponentName<Kit>];

type Render = (props: object) => ReactNode;
type AnyElement = ReactElement<{ children?: ReactNode }>;

const isFunction = (type: unknown): type is Render => typeof type === 'function' && !type.prototype?.render;

/** Returns a function that adds a property to each `component` in an element, and in what functions in it render. */
function addProps(component: unknown, added: object): (node: ReactNode) => ReactNode {
  const known = new Map<Render, Render>();
  const visit = (node: ReactNode): ReactNode => {
    if (Array.isArray(node)) return node.map(visit);
    if (!isValidElement(node)) return node;
    const { type, key, props } = node as AnyElement;
    if (type === component) return cloneElement(node, added);
    if (isFunction(type)) {
      const visited = known.get(type) ?? ((given: object) => visit(type(given)));
      known.set(type, visited);
      return createElement(visited, { ...props, key });
    }
    if (props.children === undefined) return node;
    const children = Array.isArray(props.children) ? props.children : [props.children];
    return cloneElement(node, undefined, ...children.map(visit));
  };
  return visit;
}

/** Opens the layer of an example that a button opens: clicks the buttons that are not in `clicked`. */
function clickButtons(clicked: Set<Element>, isDone: () => boolean): void {
  for (const button of document.querySelectorAll('button')) {
    if (isDone()) return;
    if (clicked.has(button)) continue;
    clicked.add(button);
    flushSync(() => button.click());
  }
}

/**
 * Renders each component with a ref, which must receive an element and lose it again. What is rendered is the example of the
 * component, with layers opened by its buttons, or its element in `given`, for those that an example shows only later.
 * `withoutRef` has the components that have no element, with the reason.
 */
export function checkRefs(
  kit: object,
  modules: Record<string, Record<string, ComponentType>>,
  withoutRef: Readonly<Record<string, string>>,
  given: Readonly<Record<string, ReactElement>>,
): void {
  const components = Object.entries(kit).filter(([name]) => /^[A-Z]/.test(name) && !(name in withoutRef));

  test.each(components)('%s gives its element to a ref, and takes it back', async (name, component) => {
    const [, module = {}] = Object.entries(modules).find(([path]) => path.endsWith(`/${name}.example.tsx`)) ?? [];
    const [Example] = Object.values(module);
    const example = given[name] ?? (Example && createElement(Example));
    if (!example) throw new Error(`${name} has no example`);
    const ref = createRef<unknown>();
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    const clicked = new Set<Element>();
    try {
      flushSync(() => root.render(addProps(component, { ref })(example)));
      const isDone = () => ref.current !== null;
      await vi.waitFor(() => {
        clickButtons(clicked, isDone);
        expect(ref.current).toBeInstanceOf(Element);
      }, 10_000);
      flushSync(() => root.unmount());
      expect(ref.current).toBeNull();
    } finally {
      root.unmount();
      container.remove();
    }
  });
}
