import type { AnyEndpoint } from './endpoint.ts';

/** Configured changes of endpoints, by endpoint id. */
export type EndpointOverrides = Readonly<
  Record<string, Partial<Pick<AnyEndpoint, 'path' | 'method' | 'requiresCsrfToken'>> | undefined>
>;

/** Checks whether a path is configured; some endpoints are called only then. SWATCH-93, SWATCH-94 */
export function isOverridable(calls: EndpointOverrides, { id }: AnyEndpoint): boolean {
  return calls[id]?.path !== undefined;
}

/** Returns the endpoint with the configured changes. */
export function applyOverride<E extends AnyEndpoint>(calls: EndpointOverrides, endpoint: E): E {
  return { ...endpoint, ...calls[endpoint.id] };
}
