import type { FontAttributes, PersonalizationLine } from './personalization.ts';

type TypedLine = Pick<PersonalizationLine, 'elementName' | 'text'>;

/** Error of the texts, with the affected lines. README decision 10 */
export interface TextError {
  code: 'empty' | 'invalid' | 'too-long' | 'too-short';
  elementNames: readonly string[];
}

/** Beyond this many UTF-16 units a text is not even matched: it is over any limit. */
const longest = 1_000;

let segmenter: Intl.Segmenter | undefined;

/** Counts user-perceived characters. */
export function graphemes(text: string): number {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  for (const _ of segmenter.segment(text.slice(0, longest + 1))) count += 1;
  return count;
}

/** Normalizes a text for production: NFC, trimmed. */
export function normalizeText(text: string): string {
  return text
    .slice(0, longest + 1)
    .normalize('NFC')
    .trim();
}

/** A whole line must match; an invalid expression matches nothing. MONO-08 */
export function matchesFont(text: string, { validationRegEx }: Pick<FontAttributes, 'validationRegEx'>): boolean {
  const normalized = normalizeText(text);
  if (normalized.length > longest) return true;
  try {
    return new RegExp(`^(?:${validationRegEx})$`, 'u').test(normalized);
  } catch {
    return false;
  }
}

/** Returns the lines with text. */
export function filledLines<Line extends TypedLine>(lines: readonly Line[]): readonly Line[] {
  return lines.filter(({ text }) => normalizeText(text) !== '');
}

/**
 * Validates the texts of a design in the order empty, invalid, too long, too short; empty lines are skipped if
 * another line has text. MONO-08 to MONO-14
 */
export function validateTexts(lines: readonly TypedLine[], font: FontAttributes): TextError | null {
  const filled = filledLines(lines);
  const named = (code: TextError['code'], found: readonly TypedLine[]): TextError | null =>
    found.length > 0 ? { code, elementNames: found.map(({ elementName }) => elementName) } : null;
  if (filled.length === 0) return { code: 'empty', elementNames: lines.map(({ elementName }) => elementName) };
  const length = ({ text }: TypedLine) => graphemes(normalizeText(text));
  return (
    named(
      'invalid',
      filled.filter(({ text }) => !matchesFont(text, font)),
    ) ??
    named(
      'too-long',
      filled.filter((line) => length(line) > font.maxLength),
    ) ??
    named(
      'too-short',
      filled.filter((line) => length(line) < font.minLength),
    )
  );
}

/** Whether there is something to draw: a text at all, and nothing that the font can't write. MONO-05, MONO-07 */
export function isDrawable(lines: readonly TypedLine[], font: FontAttributes): boolean {
  const filled = filledLines(lines);
  return filled.length > 0 && filled.every(({ text }) => matchesFont(text, font));
}

/**
 * Returns true if an add must be rejected: the personalization is not in-house and all its texts are empty.
 * MONO-20
 */
export function isLegacyTextMissing(
  type: number,
  { isPersonalized, texts }: { isPersonalized: boolean; texts: readonly string[] },
): boolean {
  const isInHouse = type === 700 || type === 705;
  return isPersonalized && !isInHouse && texts.every((text) => normalizeText(text) === '');
}
