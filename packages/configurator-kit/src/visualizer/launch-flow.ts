import type { VisualizerPieces } from './ports.ts';
import type { WidgetFactory } from './widget-loader.ts';

/** What a room is made with. */
export interface RoomParts {
  factory: WidgetFactory;
  pieces: VisualizerPieces;
}

/** Where the visualizer stands; `attempt` counts the loads, so that an answer to an older one is known. */
export type LaunchState =
  | { status: 'closed'; attempt: number }
  | { status: 'loading'; attempt: number }
  | { status: 'open'; attempt: number; parts: RoomParts }
  /** The pieces did not come; the script's failures go to the console and close it. VIZ-16, VIZ-29 */
  | { status: 'failed'; attempt: number };

export type LaunchEvent =
  | { type: 'pressed' | 'retried' | 'closed' | 'broken' }
  | { type: 'loaded'; attempt: number; parts: RoomParts }
  | { type: 'scriptFailed' | 'piecesFailed'; attempt: number };

export const notLaunched: LaunchState = { status: 'closed', attempt: 0 };

/** From the trigger to the room. VIZ-03, VIZ-04 */
export function launchFlow(state: LaunchState, event: LaunchEvent): LaunchState {
  const { status, attempt } = state;
  switch (event.type) {
    case 'pressed':
      return status === 'closed' ? { status: 'loading', attempt: attempt + 1 } : state;
    case 'retried':
      return status === 'failed' ? { status: 'loading', attempt: attempt + 1 } : state;
    case 'closed':
    case 'broken':
      return status === 'closed' ? state : { status: 'closed', attempt };
    default: {
      if (status !== 'loading' || event.attempt !== attempt) return state;
      if (event.type === 'loaded') return { status: 'open', attempt, parts: event.parts };
      return event.type === 'scriptFailed' ? { status: 'closed', attempt } : { status: 'failed', attempt };
    }
  }
}
