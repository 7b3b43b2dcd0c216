import { useEffect, useRef } from 'react';
import { useLatestReducer } from '../useLatestReducer.ts';
import { launchReducer, type LaunchState, initialLaunchState } from './launch-reducer.ts';
import type { VisualizerPorts } from './ports.ts';

export interface LaunchControl {
  state: LaunchState;
  click(): void;
  retry(): void;
  close(): void;
  /** Closes the visualizer when the widget cannot be created; the error is only logged to the console. VIZ-29 */
  fail(error: unknown): void;
}

/** Launch flow, from the click on the trigger to the parts of the room. VIZ-03, VIZ-06 */
export function useLaunch(ports: VisualizerPorts): LaunchControl {
  const [state, send, latest] = useLatestReducer(launchReducer, initialLaunchState);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const load = async (requestId: number) => {
    const [script, pieces] = await Promise.all([ports.loadWidget(), ports.loadPieces()]);
    if (isGone.current) return;
    if (!script.ok) {
      ports.logWidgetError(script.error);
      return send({ type: 'scriptFailed', requestId });
    }
    if (!pieces.ok) {
      ports.log('Error loading the visualizer:', pieces.error);
      return send({ type: 'productsFailed', requestId });
    }
    send({ type: 'loaded', requestId, parts: { factory: script.value, pieces: pieces.value } });
  };
  const begin = (type: 'clicked' | 'retried') => {
    const before = latest.current.requestId;
    send({ type });
    if (latest.current.requestId !== before) void load(latest.current.requestId);
  };

  return {
    state,
    click: () => begin('clicked'),
    retry: () => begin('retried'),
    close: () => send({ type: 'closed' }),
    fail: (error) => {
      ports.logWidgetError(error);
      send({ type: 'broken' });
    },
  };
}
