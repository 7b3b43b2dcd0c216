import { personalizationTestTexts, type CatalogFont, type CatalogLocation } from '@settee/catalog';
import {
  asMade,
  validateTexts,
  filledLines,
  matchesFont,
  ok,
  err,
  type MonogrammingRequest,
  type PersonalizationError,
  type Result,
} from '@settee/domain';
import type { ProductContent } from '../products/product-content.ts';
import { personalizationMessages as words } from './messages.ts';
import { profaneAmong } from './profanity.ts';

export type PersonalizationSpec = NonNullable<ProductContent['personalization']>;
type Design = MonogrammingRequest['design'];

/** A design that can be drawn. */
export interface ValidDesign {
  font: CatalogFont;
  /** `#rrggbb`; empty where nothing is coloured. */
  color: string;
  colorName: string;
  location: CatalogLocation;
  /** Filled lines in the order of the product's, as they are made. */
  texts: readonly string[];
  /** With composed texts, without empty lines. */
  design: Design;
}

const error = (businessErrorCode: string, businessErrorDescription: string, profaneTexts: readonly string[] = []) =>
  err<PersonalizationError>({ businessErrorCode, businessErrorDescription, profaneTexts });

/** Returns the simulated error for a test text; the caller handles an outage. */
function getTestError(texts: readonly string[]): PersonalizationError | null {
  const test = personalizationTestTexts.find(({ text, errorCode }) => errorCode !== '' && texts.includes(text));
  if (!test) return null;
  return {
    businessErrorCode: test.errorCode,
    businessErrorDescription: test.description,
    profaneTexts: test.profaneTexts,
  };
}

/** Returns true when a text simulates an outage of the service. */
export function isOutage(texts: readonly string[]): boolean {
  return personalizationTestTexts.some(({ text, errorCode }) => errorCode === '' && texts.includes(text));
}

/**
 * Validates a design against the options of the product, without trusting client data. `isWhole` also checks the
 * text lengths.
 */
export function validateDesign(
  offered: PersonalizationSpec | null,
  design: Design,
  { isWhole }: { isWhole: boolean },
): Result<ValidDesign, PersonalizationError> {
  const sent = design.personalization;
  const [first] = sent;
  const names = sent.map(({ elementName }) => elementName);
  if (!offered || !first || design.templateName !== offered.templateName) return error('E2001', words.undrawable);
  if (new Set(names).size < names.length || names.some((name) => !offered.lines.includes(name)))
    return error('E2001', words.undrawable);
  const font = offered.fonts.find(({ code }) => code === first.font);
  if (!font || sent.some((line) => line.font !== font.code)) return error('E1001', words.font);
  const thread = offered.threads.find(({ code }) => code === first.textcolor);
  const isColored = offered.threads.length > 0;
  if ((isColored && !thread) || sent.some(({ textcolor }) => textcolor !== (thread?.code ?? '')))
    return error('E1002', words.color);
  const location = offered.locations.find(({ name }) => name === design.locationName);
  if (!location) return error('E1003', words.location);
  const lines = offered.lines.flatMap((name) => sent.find(({ elementName }) => elementName === name) ?? []);
  const filled = filledLines(lines);
  if (filled.length === 0) return error('E2001', words.empty);
  if (!filled.every(({ text }) => matchesFont(text, font))) return error('E9001', words.characters);
  if (isWhole && validateTexts(lines, font)) return error('E9002', words.length);
  const texts = filled.map(({ text }) => asMade(text));
  const profane = profaneAmong(texts);
  if (profane.length > 0) {
    const typed = filled.filter((_, at) => profane.includes(texts[at] ?? '')).map(({ text }) => text);
    return error('E3001', words.profane, typed);
  }
  const testError = getTestError(texts);
  if (testError) return err(testError);
  return ok({
    font,
    color: thread?.color ?? '',
    colorName: thread?.name ?? '',
    location,
    texts,
    design: { ...design, personalization: filled.map((line, at) => ({ ...line, text: texts[at] ?? '' })) },
  });
}
