import {
  validateTexts,
  filledLines,
  type FontAttributes,
  type MonogrammingRequest,
  type Personalization,
  type PersonalizationOffer,
  positionOfError,
  getErrorPosition,
  type TextError,
} from '@settee/domain';
import type { PersonalizationState } from './reducer.ts';
import type { PersonalizationMessages } from './messages.ts';

const noFont: FontAttributes = { validationRegEx: '', minLength: 0, maxLength: 0 };

export function getFont(offer: PersonalizationOffer, { draft }: PersonalizationState): FontAttributes {
  return offer.fonts.find(({ code }) => code === draft.font)?.fontAttributes ?? noFont;
}

export function getLines({ elementNames }: PersonalizationOffer, { draft, imageUrl }: PersonalizationState) {
  return elementNames.map((elementName) => ({
    elementName,
    text: draft.texts[elementName] ?? '',
    monogrammingImg: imageUrl,
  }));
}

function wordsOf({ code }: TextError, lines: number, labels: PersonalizationMessages): string {
  if (code === 'empty') return lines > 1 ? labels.enterLine : labels.enterText;
  if (code === 'invalid') return labels.invalid;
  return code === 'too-long' ? labels.tooLong : '';
}

/** Returns the current personalization with its errors and their positions. MONO-02, MONO-09 to MONO-19 */
export function toPersonalization(
  offer: PersonalizationOffer,
  state: PersonalizationState,
  labels: PersonalizationMessages,
): Personalization {
  const { isPersonalized, isTouched, error } = state;
  const lines = getLines(offer, state);
  const fontAttributes = getFont(offer, state);
  const sound = { lines, fontAttributes, hasError: false, isAddToCartDisabled: false, errorMsg: '', errorPos: [] };
  if (!isPersonalized) return { ...sound, isPersonalized };
  const wrong = { ...sound, isPersonalized, hasError: true, isAddToCartDisabled: true };
  const problem = validateTexts(lines, fontAttributes);
  if (problem?.code === 'empty' && !isTouched) return wrong;
  if (problem) {
    const errorPos = getErrorPosition(problem, filledLines(lines).length);
    return { ...wrong, errorMsg: wordsOf(problem, lines.length, labels), errorPos };
  }
  if (!error) return { ...sound, isPersonalized };
  return { ...wrong, errorMsg: error.businessErrorDescription, errorPos: positionOfError(error, lines) };
}

/** Rule that the texts of a personalization break, once it is shown: of the offer, or the code of the preview service. */
export function getTextRule(offer: PersonalizationOffer, state: PersonalizationState): string | null {
  if (!state.isPersonalized) return null;
  const problem = validateTexts(getLines(offer, state), getFont(offer, state));
  // A text that is still too short has no message.
  if (problem?.code === 'too-short' || (problem?.code === 'empty' && !state.isTouched)) return null;
  return problem?.code ?? state.error?.businessErrorCode ?? null;
}

/** Builds the render and save request. MONO-03 */
export function toRequest(
  offer: PersonalizationOffer,
  state: PersonalizationState,
  { sku, quantity }: { sku: number; quantity: number },
): MonogrammingRequest {
  const { font, textcolor, locationName } = state.draft;
  const personalization = getLines(offer, state).map(({ elementName, text }) => ({
    elementName,
    text,
    textcolor,
    font,
  }));
  const design = { templateName: offer.templateName, sku, locationName, personalization };
  return { quantity, orderType: '', profileGuid: '', design };
}
