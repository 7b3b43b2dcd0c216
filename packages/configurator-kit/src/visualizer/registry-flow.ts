import type { VisualizerRegistry } from './ports.ts';

/** Where an add to a registry stands. VIZ-25, VIZ-26 */
export type RegistryState =
  | { status: 'idle' }
  | { status: 'picking'; registryId: number }
  | { status: 'adding'; registryId: number }
  | { status: 'added'; registryId: number }
  | { status: 'failed' };

export type RegistryEvent =
  | { type: 'pressed'; registries: readonly VisualizerRegistry[] }
  | { type: 'picked'; registryId: number }
  | { type: 'confirmed' | 'closed' | 'added' | 'failed' };

export const noRegistryAdd: RegistryState = { status: 'idle' };

/** One registry is used directly, among several the shopper picks; late events change nothing. */
export function registryFlow(state: RegistryState, event: RegistryEvent): RegistryState {
  switch (event.type) {
    case 'pressed': {
      const [first] = event.registries;
      if (!first || state.status === 'adding' || state.status === 'picking') return state;
      return { status: event.registries.length > 1 ? 'picking' : 'adding', registryId: first.id };
    }
    case 'picked':
      return state.status === 'picking' ? { status: 'picking', registryId: event.registryId } : state;
    case 'confirmed':
      return state.status === 'picking' ? { status: 'adding', registryId: state.registryId } : state;
    case 'closed':
      return state.status === 'picking' ? noRegistryAdd : state;
    case 'added':
      return state.status === 'adding' ? { status: 'added', registryId: state.registryId } : state;
    case 'failed':
      return state.status === 'adding' ? { status: 'failed' } : state;
    default:
      return event satisfies never;
  }
}
