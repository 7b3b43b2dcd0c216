import {
  isDrawable,
  type MonogrammingRequest,
  type PersonalizationOffer,
  type RenderedDesign,
  type Result,
} from '@settee/domain';
import { useEffect, useRef } from 'react';
import { useLatestReducer } from '../useLatestReducer.ts';
import { type PersonalizationEvent, personalizationReducer, startPersonalization } from './reducer.ts';
import { getFont, getLines, toRequest } from './to-personalization.ts';
import { renderDelayMs } from './timings.ts';

/** Port of a personalization. */
export interface PersonalizationPorts {
  /** Draws the design with its text; returns the URL of the image, or the error in the text. MONO-21 */
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
  const [state, reduce, latest] = useLatestReducer(personalizationReducer, () => startPersonalization(offer));
  const requestCount = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const send = (event: PersonalizationEvent) => {
    onState?.(reduce(event));
  };

  const draw = async () => {
    requestCount.current += 1;
    const requestId = requestCount.current;
    send({ type: 'previewRequested', requestId });
    const request = toRequest(offer, latest.current, { sku, quantity: 1 });
    const result = await ports.render(request);
    if (requestId !== latest.current.requestId) return;
    if (!result.ok) {
      ports.log('Error rendering personalization:', result.error);
      return send({ type: 'unreachable', requestId });
    }
    send({ type: 'previewLoaded', requestId, response: result.value });
    const texts = request.design.personalization.flatMap(({ text }) => (text.trim() === '' ? [] : text.trim()));
    if (!result.value.hasError) onDrawn?.(texts);
  };

  const change = (event: PersonalizationEvent) => {
    clearTimeout(timer.current);
    send(event);
    const next = latest.current;
    const isRequested = next.isPersonalized && isDrawable(getLines(offer, next), getFont(offer, next));
    if (isRequested) timer.current = setTimeout(() => void draw(), renderDelayMs);
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
