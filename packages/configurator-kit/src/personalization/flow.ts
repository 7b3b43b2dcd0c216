import { filledLines, type PersonalizationError, type PersonalizationOffer, type RenderedDesign } from '@settee/domain';

/** What a shopper wrote and chose. */
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
  /** Something was typed or left, so that an empty text may be told. */
  isTouched: boolean;
  /** Number of the last drawing that was asked for; 0 when none is awaited. Only its answer counts. */
  asked: number;
  /** The last drawing; empty while the product shows as it is. MONO-06, MONO-07 */
  imageUrl: string;
  /** Why the service does not make the draft. */
  error: PersonalizationError | null;
  /** The last drawing did not come through. MONO-21 */
  isUnreachable: boolean;
}

export type PersonalizationEvent =
  | { type: 'switched'; isPersonalized: boolean }
  | { type: 'typed'; elementName: string; text: string }
  | { type: 'left' }
  | { type: 'picked'; choice: Partial<Pick<Draft, 'font' | 'textcolor' | 'locationName'>> }
  | { type: 'asked'; ask: number }
  | { type: 'drawn'; ask: number; answer: RenderedDesign }
  | { type: 'unreachable'; ask: number };

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
    asked: 0,
    imageUrl: '',
    error: null,
    isUnreachable: false,
  };
}

/** Another draft: what was said of the old one is void, and with no text at all so is its drawing. MONO-07 */
function redraft(state: PersonalizationState, draft: Draft): PersonalizationState {
  const lines = Object.entries(draft.texts).map(([elementName, text]) => ({ elementName, text }));
  const isEmpty = filledLines(lines).length === 0;
  return { ...state, draft, asked: 0, error: null, isUnreachable: false, imageUrl: isEmpty ? '' : state.imageUrl };
}

/** Where a personalization stands after an event; answers to anything but the last question change nothing. */
export function personalizationFlow(state: PersonalizationState, event: PersonalizationEvent): PersonalizationState {
  switch (event.type) {
    case 'switched':
      return { ...state, isPersonalized: event.isPersonalized };
    case 'typed': {
      const texts = { ...state.draft.texts, [event.elementName]: event.text };
      return { ...redraft(state, { ...state.draft, texts }), isTouched: true };
    }
    case 'left':
      return { ...state, isTouched: true };
    case 'picked':
      return redraft(state, { ...state.draft, ...event.choice });
    case 'asked':
      return { ...state, asked: event.ask };
    case 'drawn':
      if (event.ask !== state.asked) return state;
      return event.answer.hasError
        ? { ...state, asked: 0, isUnreachable: false, error: event.answer.error }
        : { ...state, asked: 0, isUnreachable: false, error: null, imageUrl: event.answer.imageUrl };
    case 'unreachable':
      return event.ask === state.asked ? { ...state, asked: 0, isUnreachable: true } : state;
    default:
      return event satisfies never;
  }
}
