import { choose, getChoice, chosenChoices, type Configuration } from './configuration.ts';
import { inSequence } from './default-open.ts';
import { matchingSkus } from './matching-skus.ts';
import type { Option } from './option.ts';

const LONGEST_QUERY = 4000;

/** A configuration for the address bar, such as 'option.12=1201&option.13=2001'; empty when nothing is chosen. */
export function configurationQuery(options: readonly Option[], configuration: Configuration): string {
  return chosenChoices(options, configuration)
    .map(({ option, choice }) => `option.${option.optionCode}=${choice.code}`)
    .join('&');
}

/** The codes an address names, not yet checked; the first of an option counts. */
export function codesInQuery(query: string): Configuration {
  const found: Record<number, number> = {};
  for (const part of query.slice(0, LONGEST_QUERY).replace(/^\?/, '').split('&')) {
    const [, optionCode, choiceCode] = /^option(?:\.|%2e)(\d{1,9})=(\d{1,9})$/i.exec(part) ?? [];
    if (optionCode !== undefined && !Object.hasOwn(found, Number(optionCode)))
      found[Number(optionCode)] = Number(choiceCode);
  }
  return found;
}

/** Filters a configuration to known, enabled choices that are compatible with the previous ones. */
export function validConfiguration(options: readonly Option[], configuration: Configuration): Configuration {
  return inSequence(options).reduce<Configuration>((result, option) => {
    const choice = getChoice(option, configuration[option.optionCode]);
    if (!choice || choice.isDisabled) return result;
    const next = choose(result, option.optionCode, choice.code);
    return matchingSkus(options, next).length > 0 ? next : result;
  }, {});
}

/** Reads the address bar; what is unknown, hostile, disabled or in conflict is left out. */
export function parseConfigurationQuery(query: string, options: readonly Option[]): Configuration {
  return validConfiguration(options, codesInQuery(query));
}
