import type { AnyEndpoint } from './endpoint.ts';

/** What the settings of a shop change of its calls, by endpoint id; the rest stays as the contract has it. */
export type EndpointOverrides = Readonly<
  Record<string, Partial<Pick<AnyEndpoint, 'path' | 'method' | 'requiresCsrfToken'>> | undefined>
>;

/** Whether a shop says where a call goes; some are not made otherwise. SWATCH-93, SWATCH-94 */
export function isOverridable(calls: EndpointOverrides, { id }: AnyEndpoint): boolean {
  return calls[id]?.path !== undefined;
}

/** A call as a shop makes it. */
export function applyOverride<E extends AnyEndpoint>(calls: EndpointOverrides, endpoint: E): E {
  return { ...endpoint, ...calls[endpoint.id] };
}
