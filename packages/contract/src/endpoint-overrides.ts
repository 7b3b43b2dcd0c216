import type { AnyEndpoint } from './endpoint.ts';

/** Configured changes of endpoints, by endpoint id; all else is as in the contract. */
export type EndpointOverrides = Readonly<
  Record<string, Partial<Pick<AnyEndpoint, 'path' | 'method' | 'requiresCsrfToken'>> | undefined>
>;

/** Checks for a configured path; some endpoints are called only with one. SWATCH-93, SWATCH-94 */
export function isOverridable(calls: EndpointOverrides, { id }: AnyEndpoint): boolean {
  return calls[id]?.path !== undefined;
}

/** A call as a shop makes it. */
export function applyOverride<E extends AnyEndpoint>(calls: EndpointOverrides, endpoint: E): E {
  return { ...endpoint, ...calls[endpoint.id] };
}
