import { type RefObject, useCallback, useRef, useState } from 'react';

/** Parts of a flow that call ports send events and read the latest state. */
export interface Flow<State, Event> {
  /** Reduces an event; returns the next state. */
  send: (event: Event) => State;
  /** The state after the last event, also before React has rendered it. */
  latest: Readonly<RefObject<State>>;
}

type LatestReducer<State, Event> = [
  state: State,
  send: Flow<State, Event>['send'],
  latest: Flow<State, Event>['latest'],
];

/** `useReducer` for flows that call ports: after each response they continue from the latest state, rendered or not. */
export function useLatestReducer<State, Event>(
  reducer: (state: State, event: Event) => State,
  initial: State | (() => State),
): LatestReducer<State, Event> {
  const [state, setState] = useState(initial);
  const latest = useRef(state);
  const send = useCallback(
    (event: Event) => {
      latest.current = reducer(latest.current, event);
      setState(latest.current);
      return latest.current;
    },
    [reducer],
  );
  return [state, send, latest];
}
