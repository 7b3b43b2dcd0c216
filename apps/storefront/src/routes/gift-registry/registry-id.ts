import type { RouteLocation } from '../../page.ts';

/** Reads the registry id of a URL; 0, the id of no registry, for invalid input. */
export function getRegistryId({ params }: Pick<RouteLocation, 'params'>): number {
  return Number(/^[1-9]\d{0,14}$/.exec(params['id'] ?? '')?.[0] ?? 0);
}
