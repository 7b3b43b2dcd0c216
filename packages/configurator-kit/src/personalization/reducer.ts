import { filledLines, type PersonalizationError, type PersonalizationOffer, type RenderedDesign } from '@settee/domain';

/** Input of the shopper. */
export interface Draft {
  /** By element name. */
  texts: Readonly<Record<string, string>>;
  font: string;
  textcolor: string;
  locationName: string;
}

/** A personalization in the making. */
export interface PersonalizationState {
  isPersonalized: boolean;
  draft: Draft;
  /** A text was edited or blurred, so an empty text is an error. */
  isTouched: boolean;
  /** Id of the last preview request; 0 when none is pending. Other responses are ignored. */
  requestId: number;
  /** The last drawing; empty while the product shows as it is. MONO-06, MONO-07 */
  imageUrl: string;
  /** Error of the preview service for this draft. */
  error: PersonalizationError | null;
  /** The last preview request failed. MONO-21 */
  isUnreachable: boolean;
}

export type PersonalizationEvent =
  | { type: 'switched'; isPersonalized: boolean }
  | { type: 'changed'; elementName: string; text: string }
  | { type: 'blurred' }
  | { type: 'selected'; choice: Partial<Pick<Draft, 'font' | 'textcolor' | 'locationName'>> }
  | { type: 'previewRequested'; requestId: number }
  | { type: 'previewLoaded'; requestId: number; response: RenderedDesign }
  | { type: 'unreachable'; requestId: number };

export function startPersonalization(offer: PersonalizationOffer): PersonalizationState {
  return {
    isPersonalized: false,
    draft: {
      texts: Object.fromEntries(offer.elementNames.map((name) => [name, ''])),
      font: offer.fonts[0]?.code ?? '',
      textcolor: offer.colors[0]?.code ?? '',
      locationName: offer.locations[0] ?? '',
    },
    isTouched: false,
    requestId: 0,
    imageUrl: '',
    error: null,
    isUnreachable: false,
  };
}

/** Replaces the draft and clears the errors of the old one; without any text also clears the preview. MONO-07 */
function redraft(state: PersonalizationState, draft: Draft): PersonalizationState {
  const lines = Object.entries(draft.texts).map(([elementName, text]) => ({ elementName, text }));
  const isEmpty = filledLines(lines).length === 0;
  return { ...state, draft, requestId: 0, error: null, isUnreachable: false, imageUrl: isEmpty ? '' : state.imageUrl };
}

/** Reducer of a personalization; ignores stale responses. */
export function personalizationReducer(state: PersonalizationState, event: PersonalizationEvent): PersonalizationState {
  switch (event.type) {
    case 'switched':
      return { ...state, isPersonalized: event.isPersonalized };
    case 'changed': {
      const texts = { ...state.draft.texts, [event.elementName]: event.text };
      return { ...redraft(state, { ...state.draft, texts }), isTouched: true };
    }
    case 'blurred':
      return { ...state, isTouched: true };
    case 'selected':
      return redraft(state, { ...state.draft, ...event.choice });
    case 'previewRequested':
      return { ...state, requestId: event.requestId };
    case 'previewLoaded':
      if (event.requestId !== state.requestId) return state;
      return event.response.hasError
        ? { ...state, requestId: 0, isUnreachable: false, error: event.response.error }
        : { ...state, requestId: 0, isUnreachable: false, error: null, imageUrl: event.response.imageUrl };
    case 'unreachable':
      return event.requestId === state.requestId ? { ...state, requestId: 0, isUnreachable: true } : state;
    default:
      return event satisfies never;
  }
}
