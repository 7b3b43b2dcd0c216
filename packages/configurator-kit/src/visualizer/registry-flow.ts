import type { VisualizerRegistry } from './ports.ts';

/** Where an add to a registry stands. VIZ-25, VIZ-26 */
export type RegistryState =
  | { at: 'idle' }
  | { at: 'picking'; registryId: number }
  | { at: 'adding'; registryId: number }
  | { at: 'added'; registryId: number }
  | { at: 'failed' };

export type RegistryEvent =
  | { type: 'pressed'; registries: readonly VisualizerRegistry[] }
  | { type: 'picked'; registryId: number }
  | { type: 'confirmed' | 'closed' | 'added' | 'failed' };

export const noRegistryAdd: RegistryState = { at: 'idle' };

/** One registry is used directly, among several the shopper picks; late events change nothing. */
export function registryFlow(state: RegistryState, event: RegistryEvent): RegistryState {
  switch (event.type) {
    case 'pressed': {
      const [first] = event.registries;
      if (!first || state.at === 'adding' || state.at === 'picking') return state;
      return { at: event.registries.length > 1 ? 'picking' : 'adding', registryId: first.id };
    }
    case 'picked':
      return state.at === 'picking' ? { at: 'picking', registryId: event.registryId } : state;
    case 'confirmed':
      return state.at === 'picking' ? { at: 'adding', registryId: state.registryId } : state;
    case 'closed':
      return state.at === 'picking' ? noRegistryAdd : state;
    case 'added':
      return state.at === 'adding' ? { at: 'added', registryId: state.registryId } : state;
    case 'failed':
      return state.at === 'adding' ? { at: 'failed' } : state;
    default:
      return event satisfies never;
  }
}
