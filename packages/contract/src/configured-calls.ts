import type { AnyEndpoint } from './endpoint.ts';

/** What the settings of a shop change of its calls, by endpoint id; the rest stays as the contract has it. */
export type ConfiguredCalls = Readonly<
  Record<string, Partial<Pick<AnyEndpoint, 'path' | 'method' | 'antiForgery'>> | undefined>
>;

/** A call as a shop makes it. */
export function configuredCall<E extends AnyEndpoint>(calls: ConfiguredCalls, endpoint: E): E {
  return { ...endpoint, ...calls[endpoint.id] };
}
