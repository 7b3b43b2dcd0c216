import type { Choice } from './choice.ts';
import { getChoice, choose, type Configuration } from './configuration.ts';
import { getClashes } from './nearest-configuration.ts';
import { matchingSkus } from './matching-skus.ts';
import { inSequence, type Option } from './option.ts';
import { parseConfigurationCodes } from './configuration-query.ts';

/** Reason why a choice of a shared link cannot be applied. */
export type LinkError =
  | { kind: 'unknown-option'; optionCode: number }
  | { kind: 'unknown-choice'; option: Option; choiceCode: number }
  | { kind: 'unavailable'; option: Option; choice: Choice }
  | { kind: 'conflict'; option: Option; choice: Choice; with: readonly Choice[] };

/** A link as it was opened: what of it holds, and what does not with the reason. */
export interface CheckedLink {
  configuration: Configuration;
  problems: readonly LinkError[];
}

/** Validates the choices of a URL; the configuration equals the result of `parseConfigurationQuery`. */
export function validateLink(query: string, options: readonly Option[]): CheckedLink {
  const codes = parseConfigurationCodes(query);
  const known = new Set(options.map(({ optionCode }) => optionCode));
  const problems: LinkError[] = Object.keys(codes)
    .map(Number)
    .filter((optionCode) => !known.has(optionCode))
    .map((optionCode) => ({ kind: 'unknown-option', optionCode }));
  let configuration: Configuration = {};
  for (const option of inSequence(options)) {
    const choiceCode = codes[option.optionCode];
    if (choiceCode === undefined) continue;
    const choice = getChoice(option, choiceCode);
    const next = choose(configuration, option.optionCode, choiceCode);
    if (!choice) problems.push({ kind: 'unknown-choice', option, choiceCode });
    else if (choice.isDisabled) problems.push({ kind: 'unavailable', option, choice });
    else if (matchingSkus(options, next).length > 0) configuration = next;
    else {
      const others = getClashes(options, configuration, option, choice).map((clash) => clash.choice);
      problems.push({ kind: 'conflict', option, choice, with: others });
    }
  }
  return { configuration, problems };
}
