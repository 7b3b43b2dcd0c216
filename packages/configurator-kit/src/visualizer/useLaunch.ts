import { useEffect, useRef, useState } from 'react';
import { type LaunchEvent, launchFlow, type LaunchState, notLaunched } from './launch-flow.ts';
import type { VisualizerPorts } from './ports.ts';

export interface LaunchControl {
  state: LaunchState;
  press(): void;
  retry(): void;
  close(): void;
  /** The widget could not be made; the console hears of it and nobody else. VIZ-29 */
  fail(error: unknown): void;
}

/** From the press on the trigger to what a room is made with. VIZ-03, VIZ-06 */
export function useLaunch(ports: VisualizerPorts): LaunchControl {
  const [state, setState] = useState(notLaunched);
  const latest = useRef(state);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const send = (event: LaunchEvent) => {
    latest.current = launchFlow(latest.current, event);
    setState(latest.current);
  };

  const load = async (attempt: number) => {
    const [script, pieces] = await Promise.all([ports.loadWidget(), ports.loadPieces()]);
    if (isGone.current) return;
    if (!script.ok) {
      ports.logWidgetError(script.error);
      return send({ type: 'scriptFailed', attempt });
    }
    if (!pieces.ok) {
      ports.log('Error loading the visualizer:', pieces.error);
      return send({ type: 'piecesFailed', attempt });
    }
    send({ type: 'loaded', attempt, parts: { factory: script.value, pieces: pieces.value } });
  };
  const begin = (type: 'pressed' | 'retried') => {
    const before = latest.current.attempt;
    send({ type });
    if (latest.current.attempt !== before) void load(latest.current.attempt);
  };

  return {
    state,
    press: () => begin('pressed'),
    retry: () => begin('retried'),
    close: () => send({ type: 'closed' }),
    fail: (error) => {
      ports.logWidgetError(error);
      send({ type: 'broken' });
    },
  };
}
