'use client';

import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';

/** A component whose code comes when it is first wanted. */
export interface OnDemand<Props> {
  (props: Props): ReactNode;
  /** Loads its code ahead, as when a pointer nears the button that opens it; a failure is told when it is rendered. */
  load(): void;
}

/**
 * For popups and other parts that a shopper asks for: nothing shows until the code is there, and then at once.
 * `React.lazy` would hold them back for 300 ms after its fallback, and shows that once even when the code is there.
 * What the server renders stays with `React.lazy`. A failure is thrown to the nearest error boundary; the next
 * mount tries again.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> {
  let part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const ready = () => {
    loading ??= load().then(
      (loaded) => {
        part = loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  function Demanded(props: Props) {
    const [state, setState] = useState<{ failure?: unknown }>();
    const isMissing = part === undefined;
    useEffect(() => {
      let isGone = false;
      if (isMissing) {
        ready().then(
          () => isGone || setState({}),
          (failure: unknown) => isGone || setState({ failure }),
        );
      }
      return () => {
        isGone = true;
      };
    }, [isMissing]);
    if (state && 'failure' in state) throw state.failure;
    return part ? createElement(part, props) : null;
  }
  return Object.assign(Demanded, { load: () => void ready().catch(() => undefined) });
}
