import {
  isDrawable,
  type MonogrammingRequest,
  type PersonalizationOffer,
  type RenderedDesign,
  type Result,
} from '@settee/domain';
import { useEffect, useRef, useState } from 'react';
import { type PersonalizationEvent, personalizationReducer, startPersonalization } from './reducer.ts';
import { getFont, getLines, toRequest } from './to-personalization.ts';
import { renderDelay } from './timings.ts';

/** Port of a personalization. */
export interface PersonalizationPorts {
  /** MONO-21 */
  render(request: MonogrammingRequest): Promise<Result<RenderedDesign, unknown>>;
  log(message: string, problem: unknown): void;
}

export interface PersonalizationOptions {
  offer: PersonalizationOffer;
  sku: number;
  ports: PersonalizationPorts;
  /** Called with every new state, before it is rendered. */
  onState?: (state: ReturnType<typeof startPersonalization>) => void;
  onDrawn?: (texts: readonly string[]) => void;
}

/**
 * State of a personalization, with debounced preview requests; stale responses are ignored. MONO-05 to MONO-07
 */
export function usePersonalization({ offer, sku, ports, onState, onDrawn }: PersonalizationOptions) {
  const [state, setState] = useState(() => startPersonalization(offer));
  const latest = useRef(state);
  const asks = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (event: PersonalizationEvent) => {
    latest.current = personalizationReducer(latest.current, event);
    setState(latest.current);
    onState?.(latest.current);
  };

  const draw = async () => {
    asks.current += 1;
    const ask = asks.current;
    send({ type: 'previewRequested', ask });
    const request = toRequest(offer, latest.current, { sku, quantity: 1 });
    const answer = await ports.render(request);
    if (ask !== latest.current.asked) return;
    if (!answer.ok) {
      ports.log('Error rendering personalization:', answer.error);
      return send({ type: 'unreachable', ask });
    }
    send({ type: 'previewLoaded', ask, answer: answer.value });
    const texts = request.design.personalization.flatMap(({ text }) => (text.trim() === '' ? [] : text.trim()));
    if (!answer.value.hasError) onDrawn?.(texts);
  };

  const change = (event: PersonalizationEvent) => {
    clearTimeout(timer.current);
    send(event);
    const next = latest.current;
    const isAsked = next.isPersonalized && isDrawable(getLines(offer, next), getFont(offer, next));
    if (isAsked) timer.current = setTimeout(() => void draw(), renderDelay);
  };

  return {
    state,
    change,
    /** Retries a failed preview immediately. */
    retry: () => void draw(),
    /** Handles blur of a text field: an empty text may be reported from now on. */
    leave: () => send({ type: 'blurred' }),
  };
}
