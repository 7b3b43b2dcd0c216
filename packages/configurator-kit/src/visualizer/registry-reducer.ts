import type { VisualizerRegistry } from './ports.ts';

/** State of an add to a registry. VIZ-25, VIZ-26 */
export type RegistryState =
  | { status: 'idle' }
  | { status: 'selecting'; registryId: number }
  | { status: 'adding'; registryId: number }
  | { status: 'added'; registryId: number }
  | { status: 'failed' };

export type RegistryEvent =
  | { type: 'clicked'; registries: readonly VisualizerRegistry[] }
  | { type: 'selected'; registryId: number }
  | { type: 'confirmed' | 'closed' | 'added' | 'failed' };

export const initialRegistryState: RegistryState = { status: 'idle' };

/** One registry is used directly, among several the shopper picks; late events change nothing. */
export function registryReducer(state: RegistryState, event: RegistryEvent): RegistryState {
  switch (event.type) {
    case 'clicked': {
      const [first] = event.registries;
      if (!first || state.status === 'adding' || state.status === 'selecting') return state;
      return { status: event.registries.length > 1 ? 'selecting' : 'adding', registryId: first.id };
    }
    case 'selected':
      return state.status === 'selecting' ? { status: 'selecting', registryId: event.registryId } : state;
    case 'confirmed':
      return state.status === 'selecting' ? { status: 'adding', registryId: state.registryId } : state;
    case 'closed':
      return state.status === 'selecting' ? initialRegistryState : state;
    case 'added':
      return state.status === 'adding' ? { status: 'added', registryId: state.registryId } : state;
    case 'failed':
      return state.status === 'adding' ? { status: 'failed' } : state;
    default:
      return event satisfies never;
  }
}
