import type { Ref } from 'react';

/** A component that gives its root element to a ref. */
export interface RootRef<Root extends Element> {
  /** Receives the root element. */
  ref?: Ref<Root> | undefined;
}
