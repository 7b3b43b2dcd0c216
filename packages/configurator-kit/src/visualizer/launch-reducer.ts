import type { VisualizerPieces } from './ports.ts';
import type { WidgetFactory } from './widget-loader.ts';

/** Parts required to create a room. */
export interface RoomParts {
  factory: WidgetFactory;
  pieces: VisualizerPieces;
}

/** State of the visualizer; `requestId` discards stale responses. */
export type LaunchState =
  | { status: 'closed'; requestId: number }
  | { status: 'loading'; requestId: number }
  | { status: 'open'; requestId: number; parts: RoomParts }
  /**
   * The products failed to load; script failures are logged to the console and close the visualizer. VIZ-16,
   * VIZ-29
   */
  | { status: 'failed'; requestId: number };

export type LaunchEvent =
  | { type: 'clicked' | 'retried' | 'closed' | 'broken' }
  | { type: 'loaded'; requestId: number; parts: RoomParts }
  | { type: 'scriptFailed' | 'productsFailed'; requestId: number };

export const initialLaunchState: LaunchState = { status: 'closed', requestId: 0 };

/** From the trigger to the room. VIZ-03, VIZ-04 */
export function launchReducer(state: LaunchState, event: LaunchEvent): LaunchState {
  const { status, requestId } = state;
  switch (event.type) {
    case 'clicked':
      return status === 'closed' ? { status: 'loading', requestId: requestId + 1 } : state;
    case 'retried':
      return status === 'failed' ? { status: 'loading', requestId: requestId + 1 } : state;
    case 'closed':
    case 'broken':
      return status === 'closed' ? state : { status: 'closed', requestId };
    default: {
      if (status !== 'loading' || event.requestId !== requestId) return state;
      if (event.type === 'loaded') return { status: 'open', requestId, parts: event.parts };
      return event.type === 'scriptFailed' ? { status: 'closed', requestId } : { status: 'failed', requestId };
    }
  }
}
