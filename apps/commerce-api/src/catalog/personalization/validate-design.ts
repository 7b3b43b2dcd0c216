import { frenchTexts, personalizationTestTexts, type CatalogFont, type CatalogLocation } from '@settee/catalog';
import {
  normalizeText,
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
  /** `#rrggbb`; empty where nothing is colored. */
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

const isUnique = (names: readonly string[]) => new Set(names).size === names.length;

/** Finds the offered font, thread and place that all lines of a design share. */
function findStyle(offered: PersonalizationSpec, { personalization: sent, locationName }: Design) {
  const font = offered.fonts.find(({ code }) => code === sent[0]?.font);
  if (!font || sent.some((line) => line.font !== font.code)) return error('E1001', words.font);
  const thread = offered.threads.find(({ code }) => code === sent[0]?.textcolor);
  const isColored = offered.threads.length > 0;
  if ((isColored && !thread) || sent.some(({ textcolor }) => textcolor !== (thread?.code ?? '')))
    return error('E1002', words.color);
  const location = offered.locations.find(({ name }) => [name, frenchTexts[name]].includes(locationName));
  if (!location) return error('E1003', words.location);
  return ok({ font, location, color: thread?.color ?? '', colorName: thread?.name ?? '' });
}

type Lines = Design['personalization'];

/** Returns the errors of the filled lines of a design; `texts` are their normalized texts. */
function findTextError(filled: Lines, texts: readonly string[]): Result<null, PersonalizationError> {
  const profane = profaneAmong(texts);
  if (profane.length > 0) {
    const typed = filled.filter((_, index) => profane.includes(texts[index] ?? '')).map(({ text }) => text);
    return error('E3001', words.profane, typed);
  }
  const testError = getTestError(texts);
  return testError ? err(testError) : ok(null);
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
  const names = sent.map(({ elementName }) => elementName);
  if (!offered || sent.length === 0 || design.templateName !== offered.templateName)
    return error('E2001', words.undrawable);
  if (!isUnique(names) || names.some((name) => !offered.lines.includes(name))) return error('E2001', words.undrawable);
  const style = findStyle(offered, design);
  if (!style.ok) return style;
  const { font, location } = style.value;
  const lines = offered.lines.flatMap((name) => sent.find(({ elementName }) => elementName === name) ?? []);
  const filled = filledLines(lines);
  if (filled.length === 0) return error('E2001', words.empty);
  if (!filled.every(({ text }) => matchesFont(text, font))) return error('E9001', words.characters);
  if (isWhole && validateTexts(lines, font)) return error('E9002', words.length);
  const texts = filled.map(({ text }) => normalizeText(text));
  const textError = findTextError(filled, texts);
  if (!textError.ok) return textError;
  return ok({
    ...style.value,
    texts,
    design: {
      ...design,
      locationName: location.name,
      personalization: filled.map((line, index) => ({ ...line, text: texts[index] ?? '' })),
    },
  });
}
