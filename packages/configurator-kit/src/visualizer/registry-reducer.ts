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

/** Adds to the only registry, or lets the shopper select one of several. */
function start(state: RegistryState, registries: readonly VisualizerRegistry[]): RegistryState {
  const [first] = registries;
  if (!first || state.status === 'adding' || state.status === 'selecting') return state;
  return { status: registries.length > 1 ? 'selecting' : 'adding', registryId: first.id };
}

/** Reduces an event of an add; ignores late events. */
export function registryReducer(state: RegistryState, event: RegistryEvent): RegistryState {
  switch (event.type) {
    case 'clicked':
      return start(state, event.registries);
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
