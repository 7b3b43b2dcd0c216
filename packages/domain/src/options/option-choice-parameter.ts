import { chosenChoices, type Configuration } from './configuration.ts';
import type { Option } from './option.ts';

/** A configuration as one word, '{optionCode}-{choiceCode}' joined by underscores in the options' sequence. */
export function optionChoiceParameter(options: readonly Option[], configuration: Configuration): string {
  return chosenChoices(options, configuration)
    .map(({ option, choice }) => `${option.optionCode}-${choice.code}`)
    .join('_');
}

/** Reads such a word; `null` when it is not written so or names an option twice. It is not yet checked against a product. */
export function parseOptionChoiceParameter(text: string): Configuration | null {
  const chosen: Record<number, number> = {};
  if (text === '') return chosen;
  for (const pair of text.split('_', 100)) {
    const [, optionCode, choiceCode] = /^(\d{1,9})-(\d{1,9})$/.exec(pair) ?? [];
    if (optionCode === undefined || choiceCode === undefined || Object.hasOwn(chosen, Number(optionCode))) return null;
    chosen[Number(optionCode)] = Number(choiceCode);
  }
  return chosen;
}
