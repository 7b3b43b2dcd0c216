import { lazyPart } from '@settee/ui';
import type { CallError } from '@settee/contract';
import { type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

// The server answers a missing page with its own route; here it is rare.
const NotFound = lazyPart(() => import('./NotFound.tsx').then(({ NotFound }) => NotFound));

export interface LoadGateProps<Data> {
  load: { data: Data | undefined; error: CallError | undefined };
  /** Of the size of what comes. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Shows a page once its answer is there; what came before stays when a later answer fails. */
export function QueryBoundary<Data>({ load, skeleton, children }: LoadGateProps<Data>) {
  if (load.data !== undefined) return children(load.data);
  if (!load.error) return skeleton;
  const { failure } = load.error;
  return failure.kind === 'status' && failure.status === 404 ? <NotFound /> : <ErrorPage />;
}
