import type { TextError } from './validate-texts.ts';
import type { ErrorPosition, PersonalizationError, PersonalizationLine } from './personalization.ts';

type Line = Pick<PersonalizationLine, 'elementName' | 'text'>;

const legendCodes = ['E1001', 'E1002', 'E1003'];

/** Returns the display position of a service error. MONO-16 to MONO-19 */
export function positionOfError(
  { businessErrorCode, profaneTexts }: Pick<PersonalizationError, 'businessErrorCode' | 'profaneTexts'>,
  lines: readonly Line[],
): ErrorPosition {
  if (legendCodes.includes(businessErrorCode)) return 'legend';
  if (businessErrorCode === 'E2001') return 'summary';
  if (businessErrorCode !== 'E3001') return ['Text1'];
  return lines.filter(({ text }) => profaneTexts.includes(text)).map(({ elementName }) => elementName);
}

/**
 * Returns the display position of a text error: once if all lines are invalid, else at each line. MONO-09 to
 * MONO-14
 */
export function getErrorPosition({ code, elementNames }: TextError, filled: number): ErrorPosition {
  if (code === 'too-short') return [];
  if (code === 'empty') return elementNames.length > 1 ? 'summary' : elementNames;
  return code === 'invalid' && filled > 1 && elementNames.length === filled ? 'summary' : elementNames;
}
