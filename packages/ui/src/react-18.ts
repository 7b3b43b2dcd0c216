import { forwardRef, type ReactNode, type Ref, version } from 'react';

const isReact18 = version.startsWith('18.');

/**
 * Gives a component `ref` among its properties in React 18, too, which withholds it from functions. React 19 passes it
 * by itself, and the component stays as it is.
 */
/* @__NO_SIDE_EFFECTS__ */
export function withRef<Component extends (props: never) => ReactNode>(component: Component): Component {
  if (!isReact18) return component;
  const render = (props: object, ref: Ref<unknown>) => component({ ...props, ref } as never);
  return Object.assign(forwardRef(render), { displayName: component.name }) as unknown as Component;
}

/** An attribute that React 18 does not know; it passes such attributes on by their names in HTML. */
const attribute = <Name extends string, Value>(name: Name, value: Value) =>
  ({ [isReact18 ? name.toLowerCase() : name]: value }) as Readonly<Record<Name, Value>>;

/** Connects a button with the popover that it opens. */
export const popoverTarget = (id: string) => attribute('popoverTarget', id);

/** Priority with which the browser loads an image. */
export const fetchPriority = (priority: 'high' | 'low') => attribute('fetchPriority', priority);
