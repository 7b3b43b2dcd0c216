import type { RouteLocation } from '../../page.ts';

/** The registry in an address; 0, which none has, for what is no number of one. */
export function getRegistryId({ params }: Pick<RouteLocation, 'params'>): number {
  return Number(/^[1-9]\d{0,14}$/.exec(params['id'] ?? '')?.[0] ?? 0);
}
