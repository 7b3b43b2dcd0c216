import type { Configuration } from '@settee/domain';
import * as v from 'valibot';

const code = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999));
const choicesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ optionCode: code, choiceCode: code })),
  v.maxLength(20),
);

/** Parses a JSON list of selection payloads; `null` if it is invalid. CHOICE-09 */
export function configurationIn(choices: string): Configuration | null {
  const parsed = v.safeParse(choicesSchema, choices);
  if (!parsed.success) return null;
  return Object.fromEntries(parsed.output.map(({ optionCode, choiceCode }) => [optionCode, choiceCode]));
}
