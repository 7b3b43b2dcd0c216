import { lazyPart } from '@settee/ui';
import type { CallError } from '@settee/contract';
import { type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

// The server has a route for missing pages; this case is rare on the client.
const NotFound = lazyPart(() => import('./NotFound.tsx').then(({ NotFound }) => NotFound));

export interface LoadGateProps<Data> {
  load: { data: Data | undefined; error: CallError | undefined };
  /** Skeleton with the size of the content. */
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders a page once its data has loaded; a failed refetch leaves the previous data on screen. */
export function QueryBoundary<Data>({ load, skeleton, children }: LoadGateProps<Data>) {
  if (load.data !== undefined) return children(load.data);
  if (!load.error) return skeleton;
  const { failure } = load.error;
  return failure.kind === 'status' && failure.status === 404 ? <NotFound /> : <ErrorPage />;
}
