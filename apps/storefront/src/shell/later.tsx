import { type ComponentType, type ReactNode, use } from 'react';

/** A part of a page whose code comes after the page's own. */
export interface Later<Props> {
  (props: Props): ReactNode;
  /** Resolves once the code is there; a server waits for it, so that its first answer is as whole as any. */
  ready(): Promise<void>;
}

/** Loads a part with its first rendering; what a server has rendered of it stands until then. Wants a Suspense around it. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let Part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const ready = () =>
    (loading ??= load().then((loaded) => {
      Part = loaded;
    }));
  const LaterPart = (props: Props) => {
    if (!Part) use(ready());
    return Part && <Part {...props} />;
  };
  return Object.assign(LaterPart, { ready });
}
